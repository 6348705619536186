/** Advice for beginners: who gets it, and what it is for the decision at hand. */

import { preferences } from "../board/preferences.svelte.ts";
import { get } from "../net/api.ts";
import type { AdviceTold } from "../net/wire.ts";

/** Whether advice is given: as was chosen in this browser, else in the first game of each game. */
class AdviceChoice {
  /** The games of which the person has finished one; null while that is unknown. */
  #finished = $state.raw<ReadonlySet<string> | null>(null);
  /** The decision that was last open at each table. */
  #open = new Map<string, number>();

  /** Whether advice is given at a table of a game. */
  isOn(table: string, game: string): boolean {
    if ((preferences.advised[table] ?? 0) > 0) return true;
    return preferences.advice ?? (this.#finished !== null && !this.#finished.has(game));
  }

  /** Give advice at all tables, or at none, from now on. */
  turn(isOn: boolean): void {
    preferences.advice = isOn;
    if (!isOn) preferences.advised = {};
  }

  /**
   * Give advice at a table for the next so many decisions, whatever was chosen before: a game that
   * was begun with guidance goes on with it. The person can turn it off there as anywhere.
   */
  forTable(table: string, decisions: number): void {
    preferences.advised = { ...preferences.advised, [table]: decisions };
  }

  /** A decision is open at a table: where another one was before, of those one less is left. */
  opened(table: string, decision: number): void {
    const before = this.#open.get(table);
    this.#open.set(table, decision);
    const { [table]: left, ...others } = preferences.advised;
    if (left === undefined || before === undefined || before === decision) return;
    preferences.advised = left > 1 ? { ...others, [table]: left - 1 } : others;
  }

  /** Find out which games the person has finished, where that matters. */
  async learn(): Promise<void> {
    if (preferences.advice !== null) return;
    const found = await get("/api/me/statistics").catch(() => null);
    if (found === null) return;
    const others = found.uncounted.map(({ game }) => game);
    this.#finished = new Set([...Object.keys(found.by_game), ...others]);
  }
}

/** Who gets advice on this page. */
export const advice = new AdviceChoice();

/** What was last told at a table. It stays until the next is known, so that it is read out once. */
export class ToldAdvice {
  told = $state.raw<AdviceTold | null>(null);
  /** The menu that it was told about. */
  #about = $state.raw<unknown>(null);
  #asked: unknown = null;

  /** Whether it is about this menu. */
  isAbout(menu: unknown): boolean {
    return menu !== null && this.#about === menu;
  }

  /** Ask about a menu; where there is none, nothing is told. */
  async ask(menu: unknown, ask: () => Promise<AdviceTold | null>): Promise<void> {
    this.#asked = menu;
    const found = menu === null ? null : await ask().catch(() => null);
    if (this.#asked !== menu) return;
    this.#about = menu;
    this.told = found;
  }
}
