/** Chance that is always the same for the same name: things drawn from it look their own. */

/** Numbers from 0 to below `n`, one after the other, that depend on nothing but the name. */
export class Seed {
  #state: number;

  constructor(name: string) {
    this.#state = 2166136261;
    for (const letter of name)
      this.#state = Math.imul(this.#state ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  }

  below(n: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  }

  /** One of several. */
  of<T>(things: readonly T[]): T {
    return things[this.below(things.length)] as T;
  }
}
