/** The player's preferences, kept in this browser. */

const KEPT = "preferences";

interface Kept {
  advice: boolean | null;
  advised: Readonly<Record<string, number>>;
  goesAhead: boolean;
  speed: number;
  usesLetters: boolean;
}

const USUAL: Kept = {
  advice: null,
  advised: {},
  goesAhead: false,
  speed: 1,
  usesLetters: true,
};

function kept(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>) };
  } catch {
    return USUAL;
  }
}

class Preferences {
  #kept = $state.raw(kept());

  /** Whether to give advice for beginners; null: as the person has not chosen. */
  get advice(): boolean | null {
    return this.#kept.advice;
  }

  set advice(advice: boolean | null) {
    this.#keep({ advice });
  }

  /** Tables at which there is advice, whatever was chosen, and for how many decisions more. */
  get advised(): Readonly<Record<string, number>> {
    return this.#kept.advised;
  }

  set advised(advised: Readonly<Record<string, number>>) {
    this.#keep({ advised });
  }

  /** Whether to make moves that show something hidden without asking first. */
  get goesAhead(): boolean {
    return this.#kept.goesAhead;
  }

  set goesAhead(goesAhead: boolean) {
    this.#keep({ goesAhead });
  }

  /** How quickly others' moves are shown: 1 is the usual. */
  get speed(): number {
    return this.#kept.speed;
  }

  set speed(speed: number) {
    this.#keep({ speed });
  }

  /** Whether single letters are keys. */
  get usesLetters(): boolean {
    return this.#kept.usesLetters;
  }

  set usesLetters(usesLetters: boolean) {
    this.#keep({ usesLetters });
  }

  #keep(changed: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changed };
    localStorage.setItem(KEPT, JSON.stringify(this.#kept));
  }
}

export const preferences = new Preferences();
