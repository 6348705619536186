/** A hint for the decision at hand, in three depths: a nudge, a plan, the move. */

import type { Key, Places } from "../../pack/board.ts";
import { keysOfMove } from "../../board/touched.ts";
import type { Hint } from "../../net/teaching.ts";

/** How much of a hint is shown: nothing, the nudge, the plan, the move. */
export type Depth = 0 | 1 | 2 | 3;

const DEEPEST = 3;

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
  /** Which of the moves is pointed at: the advised one unless another is looked at. */
  pointed = $state(0);

  #ask: Ask;
  /** Whether the game is marked already, or it was said that it would be. */
  #isMarked: () => boolean;
  #wasTold = false;
  /** What is asked: an answer to an earlier question is not shown. */
  #question = 0;

  constructor(ask: Ask, isMarked: () => boolean) {
    this.#ask = ask;
    this.#isMarked = isMarked;
  }

  get isOpen(): boolean {
    return this.isWarning || this.depth > 0;
  }

  /** One step deeper; after the deepest, close it. */
  deepen(): void {
    if (this.isWarning) return this.accept();
    if (this.depth === DEEPEST) return this.close();
    if (this.depth === 0 && !this.#wasTold && !this.#isMarked()) {
      this.isWarning = true;
      return;
    }
    if (this.depth === 0 || this.problem !== null) void this.#find();
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
    this.pointed = 0;
  }

  async #find(): Promise<void> {
    const question = (this.#question += 1);
    const isMeant = () => question === this.#question;
    this.depth = 1;
    this.hint = this.problem = null;
    this.isThinking = true;
    try {
      await this.#ask((hint) => {
        if (!isMeant()) return;
        this.hint = hint;
        this.pointed = 0;
      });
    } catch (problem) {
      // What was told at once stays.
      if (isMeant() && this.hint === null) this.problem = problem;
    } finally {
      if (isMeant()) this.isThinking = false;
    }
  }
}

/** The things on the table that a hint speaks of, as deep as it is shown. */
export function marksOf(hint: Hint | null, depth: Depth, pointed: number, places: Places): Key[] {
  if (hint === null || depth === 0) return [];
  if (depth === 1) return [...hint.nudge.marks];
  const move = hint.moves[depth === DEEPEST ? pointed : 0]?.move;
  if (move === undefined) return [];
  return keysOfMove(move, places);
}
