/** How somebody likes to play, kept in this browser. */

const KEPT = "preferences";

interface Kept {
  goesAhead?: boolean;
  speed?: number;
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

class Preferences {
  #goesAhead = $state(kept().goesAhead ?? false);
  #speed = $state(kept().speed ?? 1);

  /** Whether to make moves that show something hidden without asking first. */
  get goesAhead(): boolean {
    return this.#goesAhead;
  }

  set goesAhead(does: boolean) {
    this.#goesAhead = does;
    this.#keep();
  }

  /** How quickly others' moves are shown: 1 is the usual. */
  get speed(): number {
    return this.#speed;
  }

  set speed(speed: number) {
    this.#speed = speed;
    this.#keep();
  }

  #keep(): void {
    localStorage.setItem(KEPT, JSON.stringify({ goesAhead: this.#goesAhead, speed: this.#speed }));
  }
}

export const preferences = new Preferences();
