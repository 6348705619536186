declare module "virtual:texts/*" {
  const spoken: string;
  export default spoken;
}

declare module "virtual:packs" {
  const packs: Readonly<Record<string, import("./pack/pack.ts").Pack>>;
  export default packs;
}

declare module "virtual:rules" {
  type Page = () => Promise<{ default: import("./pack/rules-tree.ts").RulesTree }>;
  const pages: Readonly<Record<string, Readonly<Record<string, Page>>>>;
  export default pages;
}

declare module "virtual:how-to-play" {
  type Page = () => Promise<{ default: import("./pack/how-to-play.ts").HowToPlay }>;
  const pages: Readonly<Record<string, Readonly<Record<string, Page>>>>;
  export default pages;
}

declare module "virtual:languages" {
  type Wire = import("./net/types.ts").components["schemas"]["NewGuest"]["language"];
  type Language = Exclude<Wire, "" | undefined>;
  export const LANGUAGES: readonly Language[];
  export const NAMES: Record<Language, string>;
  export const SOURCES: Record<Language, () => Promise<{ default: string }>>;
}
