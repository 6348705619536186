/** A table as one of its seats, or a watcher, sees it: kept up to date, and acted at. */

import { get } from "./api.ts";
import { Connection, liveAddress, type MakeSocket } from "./connection.ts";
import type { Node } from "./menu.ts";
import { patched, type Operation } from "./patch.ts";
import { Refused } from "./refused.ts";
import type {
  Act,
  Asked,
  Done,
  Foreseen,
  Happened,
  Move,
  News,
  Position,
  Question,
  Refusal,
  Room,
  Said,
  TableInfo,
  Told,
  Whole,
} from "./wire.ts";

/** How the connection stands. */
export type Standing = "connecting" | "live" | "lost" | "stopping" | "gone" | "refused";

/** How long nothing may be heard before we ask whether anybody is there, and then for an answer. */
export const QUIET = 25_000;
export const PATIENCE = 8_000;

/** How much of what happened before is asked for at once. */
const MOST_OLDER = 200;

type Answer = Done | Foreseen | { refusal: Refusal | null };

interface Unanswered {
  message: Asked;
  resolve: (answer: Answer) => void;
  reject: (problem: Error) => void;
}

/** Who wants to see every single step, also where several come at once. */
export interface Follower {
  /** The table as it is, all at once. */
  begin(position: Position, number: number): void;
  /** What happened next, and the position it led to. */
  add(step: { position: Position; happened: Happened }): void;
}

export interface Settings {
  seat?: number | null;
  follower?: Follower;
  makeSocket?: MakeSocket;
  newName?: () => string;
  base?: string;
}

export class Table {
  readonly id: string;
  standing = $state<Standing>("connecting");
  /** Why we were turned away. */
  problem = $state.raw<Refused | null>(null);
  seat = $state.raw<number | null>(null);
  info = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position>({});
  menu = $state.raw<Node | null>(null);
  /** The number that the seat's next move has to carry. */
  decision = $state.raw<number | null>(null);
  turn = $state.raw<number[]>([]);
  deadlines = $state.raw<Record<string, number>>({});
  here = $state.raw<number[]>([]);
  log = $state.raw<Happened[]>([]);
  said = $state.raw<Said[]>([]);
  /** Whether something has been sent and is not answered yet. */
  isWaiting = $state(false);

  #number = 0;
  #unanswered = new Map<string, Unanswered>();
  #connection: Connection;
  #newName: () => string;
  #follower: Follower | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, settings: Settings = {}) {
    this.id = id;
    this.seat = settings.seat ?? null;
    this.#follower = settings.follower;
    this.#newName = settings.newName ?? (() => crypto.randomUUID());
    this.#connection = new Connection({
      address: () => liveAddress(this.#path(), settings.base),
      told: (message) => this.#hear(message as Told),
      closed: (_, isForGood) => this.#isClosed(isForGood),
      ...(settings.makeSocket === undefined ? {} : { makeSocket: settings.makeSocket }),
    });
  }

  /** Everything about the table but the game itself. */
  get room(): Room | null {
    return this.info?.room ?? null;
  }

  /** The number of the last entry that is known. */
  get number(): number {
    return this.#number;
  }

  /** Whether more has happened than is in the log. */
  get hasOlder(): boolean {
    return (this.log[0]?.number ?? 1) > 1;
  }

  /** Learn what happened before the log begins. */
  async older(): Promise<void> {
    const before = (this.log[0]?.number ?? 1) - 1;
    const after = Math.max(0, before - MOST_OLDER);
    if (before === after) return;
    const query = { seat: this.seat, after, most: before - after };
    const entries = await get("/api/tables/{table}/log", { path: { table: this.id }, query });
    if (this.log[0]?.number === before + 1) this.log = [...entries, ...this.log];
  }

  open(): void {
    this.#connection.open();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#connection.close();
    this.#giveUp();
  }

  /** Try again now, without waiting any longer. */
  retry(): void {
    if (this.standing !== "live") this.#connection.open();
  }

  /** See the table from another seat of the session's, or as a watcher. */
  look(seat: number | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.menu = null;
    this.#comeAnew();
  }

  /** Act for the seat that the table is seen from. */
  async act(act: Act): Promise<Done> {
    return (await this.#ask(act)) as Done;
  }

  /** Play a move, for the decision that is open now. */
  async play(move: Move): Promise<Done> {
    return this.act({ type: "move", decision: this.decision ?? 0, move });
  }

  /** What stands in the way of a move; nothing if it can be played. */
  async why(move: Move): Promise<Refusal | null> {
    const answer = await this.#ask({ type: "why", move });
    return (answer as { refusal: Refusal | null }).refusal;
  }

  /** Whether a move would show something hidden, or end the game. */
  async preview(move: Move): Promise<Foreseen> {
    return (await this.#ask({ type: "preview", move })) as Foreseen;
  }

  #path(): string {
    const query = new URLSearchParams();
    if (this.seat !== null) query.set("seat", String(this.seat));
    query.set("after", String(this.#number));
    return `live/tables/${encodeURIComponent(this.id)}?${query}`;
  }

  #ask(asked: Act | Question): Promise<Answer> {
    const client = this.#newName();
    const message = { ...asked, client, seat: this.seat ?? 0 } as Asked;
    return new Promise((resolve, reject) => {
      if (this.standing === "gone" || this.standing === "refused") {
        reject(this.problem ?? new Error(this.standing));
        return;
      }
      this.#unanswered.set(client, { message, resolve, reject });
      this.isWaiting = true;
      if (this.standing === "live") this.#connection.send(message);
    });
  }

  #hear(message: Told): void {
    this.#listen();
    switch (message.type) {
      case "whole":
        return this.#learn(message);
      case "news":
        return this.#goOn(message);
      case "here":
        this.here = message.seats;
        return;
      case "done":
      case "because":
      case "foreseen":
        return this.#isAnswered(message.client, (waiting) => waiting.resolve(message));
      case "refused":
        return this.#isRefused(message.client, new Refused(message.refusal));
      case "stopping":
        this.standing = "stopping";
        return;
      case "gone":
        this.standing = "gone";
        return this.close();
      case "pong":
        return;
    }
  }

  #learn(whole: Whole): void {
    this.info = whole.table;
    this.position = whole.position;
    this.#standAt(whole);
    this.turn = whole.table.turn;
    this.here = whole.here;
    this.#keep(whole.missed);
    this.said = joined(this.said, whole.said);
    this.standing = "live";
    this.problem = null;
    this.#follower?.begin(whole.position, whole.number);
    for (const { message } of this.#unanswered.values()) this.#connection.send(message);
  }

  #goOn(news: News): void {
    if (news.number <= this.#number) return;
    if (news.number !== this.#number + 1 || this.info === null) return this.#connection.again();
    try {
      this.position = patched(this.position, news.patch as unknown as Operation[]);
    } catch {
      return this.#comeAnew();
    }
    this.info = {
      ...this.info,
      turn: news.turn,
      number: news.number,
      room: news.room ?? this.info.room,
    };
    this.#standAt(news);
    this.turn = news.turn;
    this.#keep([news.happened]);
    this.#follower?.add({ position: this.position, happened: news.happened });
  }

  #standAt(told: Whole | News): void {
    this.#number = told.number;
    this.decision = told.decision;
    this.menu = (told.menu ?? null) as Node | null;
    this.deadlines = told.deadlines;
  }

  /** Forget the log and ask the server for all of it again. */
  #comeAnew(): void {
    this.#number = 0;
    this.log = [];
    this.said = [];
    this.standing = "connecting";
    this.#connection.again();
  }

  #keep(entries: readonly Happened[]): void {
    const last = this.log.at(-1)?.number ?? 0;
    const fresh = entries.filter(({ number }) => number > last);
    this.log = [...this.log, ...fresh];
    this.said = joined(
      this.said,
      fresh.flatMap(({ said }) => (said ? [said] : [])),
    );
  }

  #isAnswered(client: string, answer: (waiting: Unanswered) => void): void {
    const waiting = this.#unanswered.get(client);
    this.#unanswered.delete(client);
    this.isWaiting = this.#unanswered.size > 0;
    if (waiting !== undefined) answer(waiting);
  }

  #isRefused(client: string, refused: Refused): void {
    if (client === "") this.problem = refused;
    else this.#isAnswered(client, (waiting) => waiting.reject(refused));
  }

  #isClosed(isForGood: boolean): void {
    clearTimeout(this.#timer);
    if (isForGood) {
      this.standing = "refused";
      this.#giveUp();
    } else if (this.standing !== "stopping") this.standing = "lost";
  }

  #giveUp(): void {
    for (const client of [...this.#unanswered.keys()])
      this.#isAnswered(client, ({ reject }) => reject(this.problem ?? new Error(this.standing)));
  }

  /** A message came; if no further one does for long, check that the server still answers. */
  #listen(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#connection.send({ type: "ping", client: this.#newName() });
      this.#timer = setTimeout(() => {
        this.standing = "lost";
        this.#connection.again();
      }, PATIENCE);
    }, QUIET);
  }
}

function joined(known: readonly Said[], more: readonly Said[]): Said[] {
  const numbers = new Set(known.map(({ number }) => number));
  const all = [...known, ...more.filter(({ number }) => !numbers.has(number))];
  return all.toSorted((one, other) => one.number - other.number);
}
