/** A hint for the decision at hand, in three depths: a nudge, a plan, the move. */

import type { Key, Places } from "../../pack/board.ts";
import { nameOf } from "../../board/foresight.svelte.ts";
import { keysOfMove } from "../../board/touched.ts";
import type { Hint, JudgedMove } from "../../net/teaching.ts";
import { SHOWN } from "../../story/phrases.ts";

/** How much of a hint is shown: nothing, the nudge, the plan, the move. */
export type Depth = 0 | 1 | 2 | 3;

/** What keys do with hints: one depth deeper, or away with it, if there is one. */
export interface HintKeys {
  deepen: () => void;
  dismiss: () => boolean;
}

const DEEPEST = 3;

/** Milliseconds after another move has taken the place of the one shown: a touch was meant for that. */
const SETTLING = 700;

/** Ask for a hint: what it is called with is told at once, and again when it is thought through. */
type Ask = (told: (hint: Hint) => void) => Promise<void>;

export class Hints {
  depth = $state<Depth>(0);
  hint = $state.raw<Hint | null>(null);
  /** Whether a better answer is still on its way. */
  isThinking = $state(false);
  /** Whether it is asked first if the game may be marked. */
  isWarning = $state(false);
  problem = $state.raw<unknown>(null);
  /** The move that is looked at, by its name; null: the advised one. */
  #pointed = $state<string | null>(null);

  #ask: Ask;
  /** Whether the game is marked already, or it was said that it would be. */
  #isMarked: () => boolean;
  #wasTold = false;
  /** What is asked: an answer to an earlier question is not shown. */
  #question = 0;
  #now: () => number;
  /** When the move that is shown was exchanged for another. */
  #exchanged = -Infinity;

  constructor(ask: Ask, isMarked: () => boolean, now = () => performance.now()) {
    this.#ask = ask;
    this.#isMarked = isMarked;
    this.#now = now;
  }

  /** The moves that are shown. */
  get moves(): readonly JudgedMove[] {
    return this.hint?.moves.slice(0, SHOWN) ?? [];
  }

  /** Which of them is pointed at: the advised one unless another is looked at. */
  get pointed(): number {
    return Math.max(
      this.moves.findIndex(({ move }) => nameOf(move) === this.#pointed),
      0,
    );
  }

  /** Look at one of the moves: it stays the same also when a better answer puts it elsewhere. */
  point(place: number): void {
    this.#pointed = nameOf(this.moves[place]?.move ?? {});
  }

  /** The move to play by a touch; null while it has only just come to where another was shown. */
  get playable(): JudgedMove | null {
    const hasSettled = this.#now() - this.#exchanged >= SETTLING;
    return hasSettled ? (this.moves[this.pointed] ?? null) : null;
  }

  get isOpen(): boolean {
    return this.isWarning || this.depth > 0;
  }

  /** One step deeper; after the deepest, close it. Where none was found, ask again. */
  deepen(): void {
    if (this.isWarning) return this.accept();
    if (this.problem !== null) return void this.#find();
    if (this.depth === DEEPEST) return this.close();
    if (this.depth === 0 && !this.#wasTold && !this.#isMarked()) {
      this.isWarning = true;
      return;
    }
    if (this.depth === 0) void this.#find();
    else this.depth = (this.depth + 1) as Depth;
  }

  /** The game may be marked: go on. */
  accept(): void {
    this.isWarning = false;
    this.#wasTold = true;
    void this.#find();
  }

  /** Put the hint away: another decision, or enough of it. */
  close(): void {
    this.#question += 1;
    this.depth = 0;
    this.hint = null;
    this.problem = null;
    this.isThinking = this.isWarning = false;
    this.#pointed = null;
  }

  async #find(): Promise<void> {
    const question = (this.#question += 1);
    const isMeant = () => question === this.#question;
    if (this.depth === 0) this.depth = 1;
    this.hint = this.problem = null;
    this.isThinking = true;
    try {
      await this.#ask((hint) => {
        if (isMeant()) this.#show(hint);
      });
    } catch (problem) {
      // What was told at once stays.
      if (isMeant() && this.hint === null) this.problem = problem;
    } finally {
      if (isMeant()) this.isThinking = false;
    }
  }

  /** Show an answer, and note if it puts another move in the place of the one that is shown. */
  #show(hint: Hint): void {
    const before = this.moves[this.pointed];
    this.hint = hint;
    // A game that does not say where its moves take place begins with the plan.
    if (hint.nudge === null && this.depth === 1) this.depth = 2;
    const now = this.moves[this.pointed];
    const isSame = before === undefined || (now && nameOf(now.move) === nameOf(before.move));
    if (!isSame && this.depth === DEEPEST) this.#exchanged = this.#now();
  }
}

/**
 * The things on the table that a hint speaks of, as deep as it is shown. A plan marks what it names,
 * or, where nothing of that lies there yet, the place to look at: with what it is done, only the
 * move itself gives away.
 */
export function marksOf(
  hint: Hint | null,
  depth: Depth,
  pointed: number,
  places: Places,
  isThere: (key: Key) => boolean = () => true,
): Key[] {
  if (hint === null || depth === 0) return [];
  const move = hint.moves[pointed]?.move;
  if (depth === DEEPEST) return move === undefined ? [] : keysOfMove(move, places);
  const named = depth === 1 ? [] : namedIn(hint, places).filter(isThere);
  return named.length ? named : [...(hint.nudge?.marks ?? [])];
}

/** The things that a plan names, each once. */
function namedIn({ goals, seat }: Hint, places: Places): Key[] {
  const events = goals.flatMap(({ params }) => [...(params?.events ?? []), params?.event ?? []]);
  return [...new Set(events.flat().flatMap((event) => places.touched(event, seat)))];
}
