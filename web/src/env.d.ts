declare module "virtual:texts/*" {
  const spoken: string;
  export default spoken;
}

declare module "virtual:languages" {
  type Wire = import("./net/types.ts").components["schemas"]["NewGuest"]["language"];
  type Language = Exclude<Wire, "" | undefined>;
  export const LANGUAGES: readonly Language[];
  export const SOURCES: Record<Language, () => Promise<{ default: string }>>;
}
