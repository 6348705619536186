/** How a player makes moves on the board: what is picked, and which moves that makes. */

import type { Key, Places } from "../pack/board.ts";
import { hasMove } from "../net/menu.ts";
import type { Consequences, Move } from "../net/wire.ts";
import type { Told } from "../pack/words.ts";
import { doubtOf, type Sure } from "./doubt.ts";
import { nameOf } from "./foresight.svelte.ts";
import { Marks } from "./marks.svelte.ts";
import { Outlook } from "./outlook.svelte.ts";
import type { PlayableTable } from "./playable-table.ts";
import { NOWHERE, reachOf, type Reach } from "./reach.ts";
import type { Link, Named, Tip, Wondered } from "./tip.ts";
import { filledBeside, isAmong, keysOf, type Touched } from "./touched.ts";

export class Interaction extends Marks {
  picked = $state.raw<readonly Touched[]>([]);
  /** What was touched last, in words. */
  thing = $state.raw<Named | null>(null);
  wondered = $state.raw<Wondered | null>(null);
  /** What the pointer rests on. */
  tip = $state.raw<Tip | null>(null);
  /** A move that waits for a second yes. */
  sure = $state.raw<Sure | null>(null);
  isBusy = $state(false);
  problem = $state.raw<unknown>(null);

  /** What moves cost and bring. */
  readonly outlook: Outlook;

  #table: () => PlayableTable | null;
  #places: () => Places | null;
  #asksBeforeRevealing: () => boolean;
  #decision: number | null = null;
  /** A move that is to be made again, after the decision it was made for. */
  #again: { move: Move; times: number; decision: number | null } | null = null;

  /** Where what was touched leads by itself. */
  #byHand = $derived.by<Reach>(() => this.#reach(keysOf(this.picked)));

  /** What every move is made of that can be meant by what is picked: it need not be touched. */
  filled = $derived.by<readonly Touched[]>(() =>
    filledBeside(this.picked, this.#byHand.forced, this.isGuided),
  );

  /** What is picked, and what is filled in. */
  chosen = $derived<readonly Touched[]>([...this.picked, ...this.filled]);

  reach = $derived.by<Reach>(() =>
    this.filled.length ? this.#reach(keysOf(this.chosen)) : this.#byHand,
  );

  /** The moves that are ready, each at its best. */
  best = $derived.by<readonly Move[]>(() => this.outlook.best(this.reach.ready));

  /** The lit things that bring nothing, as far as that is known. */
  idle = $derived.by<ReadonlySet<Key>>(() => this.outlook.idle(this.reach));

  constructor(
    table: () => PlayableTable | null,
    places: () => Places | null,
    asksBeforeRevealing: () => boolean = () => true,
    words: (move: Move, seen: Consequences) => Told | null = () => null,
  ) {
    super();
    this.#table = table;
    this.#places = places;
    this.#asksBeforeRevealing = asksBeforeRevealing;
    this.outlook = new Outlook(table, places, words);
  }

  /** Whether there is anything to decide. */
  get canAct(): boolean {
    return this.#table()?.menu != null;
  }

  /** Whether a lesson says what to do. */
  get isGuided(): boolean {
    return this.#table()?.isGuided === true;
  }

  /** Which decision it is. */
  get decision(): number | null {
    return this.#table()?.decision ?? null;
  }

  isLit(key: Key): boolean {
    return this.reach.lit.has(key);
  }

  /** Whether a thing is lit, and every move with it brings nothing. */
  isIdle(key: Key): boolean {
    return this.idle.has(key);
  }

  isPicked(key: Key, nth: number): boolean {
    return isAmong(this.chosen, { key, nth });
  }

  isFilled(key: Key, nth: number): boolean {
    return isAmong(this.filled, { key, nth });
  }

  /** A new decision begins with nothing picked; the same one goes on with what still goes. */
  keepUp(): void {
    const { decision } = this;
    if (decision !== this.#decision) this.#clear();
    this.#decision = decision;
    while (this.picked.length && !this.#goes(this.picked)) this.picked = this.picked.slice(0, -1);
    this.#goOn();
  }

  #goes(picked: readonly Touched[]): boolean {
    const { lit, ready } = this.#reach(keysOf(picked));
    return lit.size > 0 || ready.length > 0;
  }

  #reach(keys: readonly Key[]): Reach {
    const menu = this.#table()?.menu ?? null;
    const places = this.#places();
    return menu === null || places === null ? NOWHERE : reachOf(menu, keys, places);
  }

  /** Pick a thing, put it back, or do what it is picked for when nothing else is left to choose. */
  touch(touched: Touched, thing: Named | null = null): "picked" | "put-back" | "committed" | "dim" {
    this.problem = null;
    this.sure = null;
    this.#again = null;
    if (isAmong(this.picked, touched)) {
      const [only, another] = this.best;
      const isPlain = another === undefined && !this.reach.lit.size;
      if (only !== undefined && isPlain && !this.outlook.isIdle(only)) {
        void this.commit(only, this.outlook.times(only));
        return "committed";
      }
      this.#putBackOne(touched);
      return "put-back";
    }
    const others = this.#besides(touched);
    if (others === null) return "dim";
    this.picked = [...others, touched];
    this.thing = thing;
    return "picked";
  }

  /** Whether a thing can be picked, if need be instead of another. */
  canPick(key: Key, nth: number): boolean {
    return this.#besides({ key, nth }) !== null;
  }

  /**
   * What stays picked beside a thing: everything, or all but the one it takes the place of, or
   * nothing where it begins another move. Null where no move uses the thing.
   */
  #besides(touched: Touched): readonly Touched[] | null {
    if (this.isLit(touched.key) || isAmong(this.filled, touched)) return this.picked;
    const others = this.picked.map((_, place) => this.picked.toSpliced(place, 1)).toReversed();
    const isLitBeside = (some: readonly Touched[]) =>
      this.#reach(keysOf(some)).lit.has(touched.key);
    return [...others, []].find(isLitBeside) ?? null;
  }

  /** Without a thing, and without what goes only with it. */
  #putBackOne(touched: Touched): void {
    const others = this.picked.filter((each) => !isAmong([each], touched));
    this.picked = this.#goes(others) ? others : [];
  }

  /** Take back the last thing picked. */
  back(): void {
    if (this.sure !== null) this.sure = null;
    else this.picked = this.picked.slice(0, -1);
  }

  /** Put everything back. */
  putBack(): void {
    this.#again = null;
    this.#clear();
  }

  #clear(): void {
    this.picked = [];
    this.sure = null;
    this.problem = null;
  }

  /** Explain a thing; where it is dim while the seat is to decide, ask the server why. */
  async wonder(
    key: Key,
    { label, about }: Named,
    at: HTMLElement,
    link: Link | null = null,
  ): Promise<void> {
    this.tip = null;
    const table = this.#table();
    const isDim =
      key !== "" && this.canAct && !this.isLit(key) && !this.chosen.some((p) => p.key === key);
    const asked: Wondered = { key, label, about, at, refusal: null, isDim, link };
    this.wondered = asked;
    if (!isDim) void this.lookAt(key);
    const move = this.#places()?.wonder(
      key,
      keysOf(this.chosen),
      table?.position ?? {},
      table?.seat ?? 0,
    );
    if (!isDim || move == null || table === null) return;
    const refusal = await table.why(move).catch(() => null);
    if (this.wondered === asked) this.wondered = { ...asked, refusal };
  }

  /** What the move would cost and bring that touching a thing leads to; null where it is unknown. */
  ahead(key: Key): Told | null {
    const [only, another] = this.#leadsTo(key);
    return only === undefined || another !== undefined ? null : this.outlook.told(only);
  }

  /** The same of a thing that makes a move alone: it is known without asking for it. */
  aheadAlone(key: Key): Told | null {
    return this.reach.alone.has(key) ? this.ahead(key) : null;
  }

  /** Learn what touching a thing leads to. */
  async lookAt(key: Key): Promise<void> {
    const [only, another] = this.#leadsTo(key);
    if (only !== undefined && another === undefined) await this.outlook.learn([only]);
  }

  /** The moves that are ready when a thing that is lit has been touched, each at its best. */
  #leadsTo(key: Key): readonly Move[] {
    if (!this.isLit(key)) return this.chosen.some((each) => each.key === key) ? this.best : [];
    const alone = this.reach.alone.get(key);
    if (alone !== undefined) return this.outlook.best(alone);
    const picked = [...keysOf(this.picked), key];
    const { lit, ready } = this.#reach([...picked, ...this.#reach(picked).forced]);
    return lit.size ? [] : this.outlook.best(ready);
  }

  /**
   * Make a move; where it would lose, cost what is dear, or show what cannot be unseen, ask first.
   * Where it is to be made several times, go on as long as the menu has it.
   */
  async commit(move: Move, times = 1): Promise<void> {
    const table = this.#table();
    if (table === null || this.isBusy) return;
    this.#again = null;
    const { decision } = table;
    const isSure = this.sure !== null && nameOf(this.sure.move) === nameOf(move);
    await this.#try(async () => {
      if (!isSure && !table.isGuided) {
        const seen = this.outlook.of(move) ?? (await table.previews([move]))[0];
        const sure =
          seen === undefined
            ? null
            : doubtOf(move, seen, this.outlook.words(move, seen), this.#asksBeforeRevealing());
        if (sure !== null) {
          this.sure = sure;
          return;
        }
      }
      await table.play(move);
      this.putBack();
      if (times > 1) this.#again = { move, times: times - 1, decision };
    });
    this.#goOn();
  }

  /** Make a move once more that was to be made several times, when it is asked for again. */
  #goOn(): void {
    const table = this.#table();
    const again = this.#again;
    if (again === null || this.isBusy || table?.menu == null) return;
    if (table.decision === again.decision) return;
    this.#again = null;
    if (hasMove(table.menu, again.move)) void this.commit(again.move, again.times);
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
