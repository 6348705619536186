/** Going through a game step by step: while it is played, and when it is over. */

import { tick } from "svelte";
import type { Stage } from "../board/playback.svelte.ts";
import type { Words } from "../pack/words.ts";
import type { Messages } from "../i18n/messages.ts";
import { get } from "../net/api.ts";
import type { Table } from "../net/table.svelte.ts";
import type { Position } from "../net/wire.ts";
import { LogText } from "./log-text.ts";
import { keySentences } from "./key-sentences.ts";
import { PositionCache } from "./position-cache.ts";
import { placeOf, stepsOf, type Step } from "./steps.ts";
import { storyOf } from "../games/registry.ts";

/** How long a step is shown: for a while, and for every letter of what is said about it. */
const SHORTEST = 900;
const LONGEST = 4_000;
const A_LETTER = 22;

/** What the replay needs to know of its table. */
export interface Scene {
  table: Pick<Table, "id" | "seat" | "log" | "hasOlder" | "older" | "info"> | null;
  words: Words | null;
  names: readonly string[];
  messages: Messages;
  /** How a step is brought to the table; nothing where nothing shall travel. */
  stage?: Stage | null;
}

/** A seat at a table, or null for who watches: each knows other things. */
interface Viewer {
  table: string;
  seat: number | null;
}

type Load = (table: string, seat: number | null, number: number) => Promise<Position>;

export class LookingBack {
  isPlaying = $state(false);
  problem = $state.raw<unknown>(null);

  #scene: () => Scene;
  #load: Load;
  #number = $state(0);
  /** For whom the replay was opened; null while it is closed. */
  #viewer = $state.raw<Viewer | null>(null);
  #position = $state.raw<Position | null>(null);
  #positions: { viewer: Viewer; cache: PositionCache } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #returns = false;
  /** The place of the step that is on the table. */
  #shown = -1;

  story = $derived.by(() => {
    const { table, messages } = this.#scene();
    return storyOf(table?.info?.game ?? "", messages);
  });
  steps = $derived.by<Step[]>(() => stepsOf(this.#scene().table?.log ?? [], this.story));
  /** Which step is looked at. */
  place = $derived(
    this.isOpen ? placeOf(this.steps, this.#number) : Math.max(this.steps.length - 1, 0),
  );
  step = $derived<Step | null>(this.steps[this.place] ?? null);
  #logText = $derived.by(() => {
    const { table, words, names, messages } = this.#scene();
    return new LogText(messages, words, table?.info?.game ?? "", names);
  });
  /** What happened in the step that is looked at, in a sentence or a few. */
  sentences = $derived.by<string[]>(() => {
    if (this.step === null) return [];
    if (this.step.entry === null) return [this.#scene().messages.say("web-story-begins")];
    return keySentences(this.#logText.sentences(this.step.entry), this.story);
  });

  constructor(scene: () => Scene, load: Load = earlier) {
    this.#scene = scene;
    this.#load = load;
  }

  /**
   * Whether the replay is open; else the present position is shown. Seen from another seat it is
   * closed: nobody is shown what only the seat that opened it may know.
   */
  get isOpen(): boolean {
    return this.#viewer !== null && this.#isSeenBy(this.#viewer);
  }

  /** The position that is replayed; null while the replay is closed, or until it is fetched. */
  get position(): Position | null {
    return this.isOpen ? this.#position : null;
  }

  /** The number of the entry that is replayed; null while the replay is closed. */
  get number(): number | null {
    return this.isOpen ? (this.step?.number ?? null) : null;
  }

  get isAtEnd(): boolean {
    return this.place >= this.steps.length - 1;
  }

  /** Look at the table as it was after an entry. */
  look(number: number): void {
    this.pause();
    this.#show(placeOf(this.steps, number));
  }

  /** Begin to look back, at how things stand. */
  open(): void {
    this.last();
  }

  /** Look at how things stand again. */
  close(): void {
    this.pause();
    this.#viewer = null;
    this.#position = null;
    this.problem = null;
  }

  first(): void {
    this.go(0);
  }

  previous(): void {
    this.go(this.place - 1);
  }

  next(): void {
    this.go(this.place + 1);
  }

  last(): void {
    this.go(this.steps.length - 1);
  }

  /** Go to a step. */
  go(place: number): void {
    this.pause();
    this.#show(place);
  }

  /** Let the game go on by itself; from its beginning where it has ended. */
  play(): void {
    if (this.isAtEnd) this.#show(0);
    this.#setOut(false);
  }

  /** Show what happened after an entry, then how things stand. */
  playFrom(number: number): void {
    this.pause();
    this.#show(placeOf(this.steps, number));
    this.#setOut(true);
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
    this.#returns = false;
  }

  #setOut(returns: boolean): void {
    this.isPlaying = true;
    this.#returns = returns;
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const said = this.sentences.join(" ").length * A_LETTER;
    const long = Math.min(SHORTEST + said, LONGEST);
    this.#timer = setTimeout(() => this.#goOn(), long);
  }

  #goOn(): void {
    if (!this.isOpen) this.close();
    else if (!this.isAtEnd) {
      this.#show(this.place + 1);
      this.#wait();
    } else if (this.#returns) this.close();
    else this.pause();
  }

  #show(place: number): void {
    const step = this.steps[Math.max(0, Math.min(place, this.steps.length - 1))];
    if (step === undefined) return;
    if (!this.isOpen) this.#begin();
    this.#number = step.number;
    this.problem = null;
    this.#ask();
    this.#bring();
  }

  #begin(): void {
    const { table } = this.#scene();
    if (table === null) return;
    this.#viewer = { table: table.id, seat: table.seat };
    this.#position = null;
    this.#shown = this.steps.length - 1;
    void this.#learnAll();
  }

  /** Have the position fetched, and then those that may be wanted next. */
  #ask(): void {
    const near = [0, 1, -1, 2].flatMap((by) => this.steps[this.place + by]?.number ?? []);
    this.#ownPositions()?.want(near);
  }

  /** The positions as the seat that looks may know them. */
  #ownPositions(): PositionCache | null {
    const { table } = this.#scene();
    if (table === null) return null;
    const { id, seat } = table;
    if (this.#positions === null || !this.#isSeenBy(this.#positions.viewer)) {
      const cache = new PositionCache(
        (number) => this.#load(id, seat, number),
        () => this.#bring(),
        (problem) => (this.problem = problem),
      );
      this.#positions = { viewer: { table: id, seat }, cache };
    }
    return this.#positions.cache;
  }

  #isSeenBy(viewer: Viewer): boolean {
    const { table } = this.#scene();
    return table?.id === viewer.table && table.seat === viewer.seat;
  }

  /** Bring to the table what is looked at, if it is here. Only a single step is seen to happen. */
  #bring(): void {
    const found = this.isOpen && this.step ? this.#ownPositions()?.at(this.step.number) : undefined;
    if (found === undefined || found === this.position) return;
    const isNext = Math.abs(this.place - this.#shown) === 1;
    const stage = this.#scene().stage ?? null;
    this.#shown = this.place;
    stage?.skip();
    if (isNext) stage?.before();
    this.#position = found;
    if (isNext && stage !== null) void tick().then(() => stage.after());
  }

  /** Fetch the whole log, so that the replay can go back to the deal. */
  async #learnAll(): Promise<void> {
    const { table } = this.#scene();
    try {
      while (table?.hasOlder) {
        const first = table.log[0];
        await table.older();
        if (table.log[0] === first) return;
      }
    } catch (problem) {
      this.problem = problem;
    }
  }
}

async function earlier(table: string, seat: number | null, number: number): Promise<Position> {
  const path = { table, number };
  return get("/api/tables/{table}/positions/{number}", { path, query: { seat } });
}
