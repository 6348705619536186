/** How many there are of each of some things. */

export type Amounts = ReadonlyMap<string, number>;

/** Those of both together. */
export function sum(one: Amounts, other: Amounts): Amounts {
  if (!one.size) return other;
  if (!other.size) return one;
  const found = new Map(one);
  for (const [name, n] of other) found.set(name, (found.get(name) ?? 0) + n);
  return found;
}

/** Of each thing what both have. */
export function shared(one: Amounts, other: Amounts): Amounts {
  const found = new Map<string, number>();
  for (const [name, n] of one) {
    const both = Math.min(n, other.get(name) ?? 0);
    if (both) found.set(name, both);
  }
  return found;
}

/** How often each of some names occurs. */
export function counted(names: readonly string[]): Amounts {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return found;
}
