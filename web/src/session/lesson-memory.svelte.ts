/** What this browser remembers of lessons: offers that were seen, lessons that are over, first visits. */

const KEPT = "lessons";

interface Kept {
  /** Tables whose lesson is over, and that are played on. */
  playedOn: string[];
  /** Lessons that were offered, and taken or declined: `game/name`. */
  answered: string[];
  /** The games of which this browser has seen a table. */
  played: string[];
}

const NOTHING: Kept = { playedOn: [], answered: [], played: [] };
/** So many tables are remembered. */
const MOST_TABLES = 50;

function kept(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}

class LessonMemory {
  #kept = $state.raw(kept());

  /** Whether this browser has been at a table of a game before. */
  hasPlayed(game: string): boolean {
    return this.#kept.played.includes(game);
  }

  hasPlayedOn(table: string): boolean {
    return this.#kept.playedOn.includes(table);
  }

  isAnswered(game: string, lesson: string): boolean {
    return this.#kept.answered.includes(`${game}/${lesson}`);
  }

  play(games: Iterable<string>): void {
    const played = [...new Set([...this.#kept.played, ...games])];
    if (played.length > this.#kept.played.length) this.#keep({ played });
  }

  playOn(table: string): void {
    this.#keep({ playedOn: [...this.#kept.playedOn, table].slice(-MOST_TABLES) });
  }

  answer(game: string, lesson: string): void {
    if (this.isAnswered(game, lesson)) return;
    this.#keep({ answered: [...this.#kept.answered, `${game}/${lesson}`] });
  }

  #keep(changed: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changed };
    localStorage.setItem(KEPT, JSON.stringify(this.#kept));
  }
}

/** What this browser remembers of lessons. */
export const lessonMemory = new LessonMemory();
