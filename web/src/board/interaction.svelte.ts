/** How a player makes moves on the board: what is picked, and which moves that makes. */

import { getContext, setContext } from "svelte";
import type { Key, Places } from "../pack/board.ts";
import type { Node } from "../net/menu.ts";
import type { Foreseen, Move, Position, Refusal } from "../net/wire.ts";
import { NOWHERE, reachOf, type Reach } from "./reach.ts";

/** A thing that was touched: its name, and which of several alike. */
export interface Touched {
  key: Key;
  nth: number;
}

/** A thing in a few words, and where it is. */
export interface Tip {
  label: string;
  about: string;
  at: HTMLElement;
}

/** A thing that the player asked about. */
export interface Wondered extends Tip {
  /** Why it cannot be used now: unknown yet, or nothing stands in its way. */
  refusal: Refusal | null;
  /** Whether the seat is to decide, and no legal move uses this thing with what is picked. */
  isDim: boolean;
}

/** A move that is about to be made, and what it would bring about. */
export interface Sure {
  move: Move;
  foreseen: Foreseen;
}

/** The table as far as the interaction needs it. */
export interface PlayableTable {
  readonly menu: Node | null;
  readonly decision: number | null;
  readonly position: Position;
  readonly seat: number | null;
  why(move: Move): Promise<Refusal | null>;
  preview(move: Move): Promise<Foreseen>;
  play(move: Move): Promise<unknown>;
}

export class Interaction {
  picked = $state.raw<readonly Touched[]>([]);
  /** What the log points at. */
  pointed = $state.raw<readonly Key[]>([]);
  wondered = $state.raw<Wondered | null>(null);
  /** What the pointer rests on. */
  tip = $state.raw<Tip | null>(null);
  /** A move that waits for a second yes. */
  sure = $state.raw<Sure | null>(null);
  isBusy = $state(false);
  problem = $state.raw<unknown>(null);

  #table: () => PlayableTable | null;
  #places: () => Places | null;
  #asksBeforeRevealing: () => boolean;
  #decision: number | null = null;

  reach = $derived.by<Reach>(() => this.#reach(this.picked.map(({ key }) => key)));

  constructor(
    table: () => PlayableTable | null,
    places: () => Places | null,
    asksBeforeRevealing: () => boolean = () => true,
  ) {
    this.#table = table;
    this.#places = places;
    this.#asksBeforeRevealing = asksBeforeRevealing;
  }

  /** Whether there is anything to decide. */
  get canAct(): boolean {
    return this.#table()?.menu != null;
  }

  /** Which decision it is. */
  get decision(): number | null {
    return this.#table()?.decision ?? null;
  }

  isLit(key: Key): boolean {
    return this.reach.lit.has(key);
  }

  isPicked(key: Key, nth: number): boolean {
    return this.picked.some((each) => each.key === key && each.nth === nth);
  }

  isPointed(key: Key): boolean {
    return this.pointed.includes(key);
  }

  /** A new decision begins with nothing picked; the same one goes on with what still goes. */
  keepUp(): void {
    const { decision } = this;
    if (decision !== this.#decision) this.putBack();
    this.#decision = decision;
    while (this.picked.length && !this.#goes(this.picked)) this.picked = this.picked.slice(0, -1);
  }

  #goes(picked: readonly Touched[]): boolean {
    const { lit, ready } = this.#reach(picked.map(({ key }) => key));
    return lit.size > 0 || ready.length > 0;
  }

  #reach(keys: readonly Key[]): Reach {
    const menu = this.#table()?.menu ?? null;
    const places = this.#places();
    return menu === null || places === null ? NOWHERE : reachOf(menu, keys, places);
  }

  /** Pick a thing, put it back, or do what it is picked for when nothing else is left to choose. */
  touch(touched: Touched): "picked" | "put-back" | "committed" | "dim" {
    this.problem = null;
    this.sure = null;
    if (this.isPicked(touched.key, touched.nth)) {
      const [only, another] = this.reach.ready;
      if (only !== undefined && another === undefined && !this.reach.lit.size) {
        void this.commit(only);
        return "committed";
      }
      this.#putBackOne(touched);
      return "put-back";
    }
    if (!this.isLit(touched.key)) return "dim";
    this.picked = [...this.picked, touched];
    return "picked";
  }

  /** Without a thing, and without what goes only with it. */
  #putBackOne({ key, nth }: Touched): void {
    const others = this.picked.filter((each) => each.key !== key || each.nth !== nth);
    this.picked = this.#goes(others) ? others : [];
  }

  /** Take back the last thing picked. */
  back(): void {
    if (this.sure !== null) this.sure = null;
    else this.picked = this.picked.slice(0, -1);
  }

  /** Put everything back. */
  putBack(): void {
    this.picked = [];
    this.sure = null;
    this.problem = null;
  }

  /** Explain a thing; where it is dim while the seat is to decide, ask the server why. */
  async wonder(key: Key, label: string, about: string, at: HTMLElement): Promise<void> {
    this.tip = null;
    const table = this.#table();
    const isDim =
      key !== "" && this.canAct && !this.isLit(key) && !this.picked.some((p) => p.key === key);
    const asked: Wondered = { label, about, at, refusal: null, isDim };
    this.wondered = asked;
    const picked = this.picked.map((each) => each.key);
    const move = this.#places()?.wonder(key, picked, table?.position ?? {}, table?.seat ?? 0);
    if (!isDim || move == null || table === null) return;
    const refusal = await table.why(move).catch(() => null);
    if (this.wondered === asked) this.wondered = { ...asked, refusal };
  }

  /** Make a move; where it would lose, or show what cannot be unseen, ask first. */
  async commit(move: Move): Promise<void> {
    const table = this.#table();
    if (table === null || this.isBusy) return;
    const isSure = this.sure !== null && same(this.sure.move, move);
    await this.#try(async () => {
      if (!isSure) {
        const foreseen = await table.preview(move);
        if (this.#isGrave(foreseen)) {
          this.sure = { move, foreseen };
          return;
        }
      }
      await table.play(move);
      this.putBack();
    });
  }

  #isGrave({ ends, reveals }: Foreseen): boolean {
    return isLost(ends) || (reveals && this.#asksBeforeRevealing());
  }

  async #try(act: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    this.problem = null;
    try {
      await act();
    } catch (problem) {
      this.problem = problem;
    } finally {
      this.isBusy = false;
    }
  }
}

/** Whether an outcome is a loss, of which the player is warned first. */
export function isLost(outcome: Foreseen["ends"]): boolean {
  return outcome != null && (outcome as { won?: boolean }).won === false;
}

function same(one: Move, other: Move): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const INTERACTION = Symbol("interaction");

export function provideInteraction(interaction: Interaction): void {
  setContext(INTERACTION, interaction);
}

/** The interaction of this table; null where the board is only shown, as in rules. */
export function useInteraction(): Interaction | null {
  return getContext<Interaction | undefined>(INTERACTION) ?? null;
}
