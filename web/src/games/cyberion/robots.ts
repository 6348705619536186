/** Robot cards by their names: `sirenbot-3`, `any-3`, `sirenbot-any`, `baby-sirenbot`. */

export interface Robot {
  /** Its model; `any` for a Multibot of any model. */
  model: string;
  /** Its size; none for a Multibot of any size and for a Babybot. */
  size: number | null;
  isBaby: boolean;
}

export function robotOf(name: string): Robot {
  const [first = "", last = ""] = name.split("-");
  if (first === "baby") return { model: last, size: null, isBaby: true };
  return { model: first, size: last === "any" ? null : Number(last), isBaby: false };
}

/** What a Microbot or a Gigantobot shows: a model, or a size. */
export type Trait = { model: string } | { size: number };

export function traitOf(name: string): Trait {
  const trait = name.replace(/^giga-/, "");
  return trait.startsWith("size-")
    ? { size: Number(trait.slice("size-".length)) }
    : { model: trait };
}

/** Things in a row with how many of the same come before each: that tells copies apart. */
export function numbered(names: readonly string[]): { name: string; nth: number }[] {
  const before = new Map<string, number>();
  return names.map((name) => {
    const nth = before.get(name) ?? 0;
    before.set(name, nth + 1);
    return { name, nth };
  });
}
