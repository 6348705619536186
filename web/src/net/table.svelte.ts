/** A table as one of its seats, or a watcher, sees it: kept up to date, and acted at. */

import { Connection, liveAddress } from "./connection.ts";
import type { Follower } from "./follower.ts";
import { Heartbeat } from "./heartbeat.ts";
import { KnownLog } from "./known-log.svelte.ts";
import type { Node } from "./menu.ts";
import { patched, type Operation } from "./patch.ts";
import { Refused } from "./refused.ts";
import type { Hint } from "./teaching.ts";
import { Requests, type Answer } from "./requests.ts";
import type { Settings } from "./table-settings.ts";
import type {
  Act,
  AdviceTold,
  Consequences,
  Done,
  Happened,
  Hinted,
  LessonStep,
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

/** The state of the connection to the table. */
export type Status = "connecting" | "live" | "lost" | "stopping" | "gone" | "refused";

export class Table {
  readonly id: string;
  status = $state<Status>("connecting");
  /** Why we were turned away. */
  problem = $state.raw<Refused | null>(null);
  seat = $state.raw<number | null>(null);
  info = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position>({});
  menu = $state.raw<Node | null>(null);
  /** The number that the seat's next move has to carry. */
  decision = $state.raw<number | null>(null);
  turn = $state.raw<number[]>([]);
  /** The step of a guided game; null at any other table. */
  lesson = $state.raw<LessonStep | null>(null);
  deadlines = $state.raw<Record<string, number>>({});
  present = $state.raw<number[]>([]);
  /** Whether something has been sent and is not answered yet. */
  isWaiting = $state(false);

  #number = 0;
  #known = new KnownLog();
  #requests: Requests;
  #connection: Connection;
  #follower: Follower | undefined;
  #heartbeat: Heartbeat;

  constructor(id: string, settings: Settings = {}) {
    this.id = id;
    this.seat = settings.seat ?? null;
    this.#follower = settings.follower;
    const newName = settings.newName ?? (() => crypto.randomUUID());
    this.#requests = new Requests(newName);
    this.#connection = new Connection({
      address: () => liveAddress(this.#path(), settings.base),
      onMessage: (message) => this.#receive(message as Told),
      onClose: (_, isForGood) => this.#handleClose(isForGood),
      ...(settings.makeSocket === undefined ? {} : { makeSocket: settings.makeSocket }),
    });
    this.#heartbeat = new Heartbeat({
      ping: () => this.#connection.send({ type: "ping", client: newName() }),
      onSilence: () => {
        this.status = "lost";
        this.#connection.reconnect();
      },
    });
  }

  /** The seats, clocks and requests of the table: everything but the game itself. */
  get room(): Room | null {
    return this.info?.room ?? null;
  }

  /** The number of the last entry that is known. */
  get number(): number {
    return this.#number;
  }

  /** What has happened, as far as it is known. */
  get log(): readonly Happened[] {
    return this.#known.entries;
  }

  /** What has been said. */
  get said(): readonly Said[] {
    return this.#known.said;
  }

  /** Whether more has happened than is in the log. */
  get hasOlder(): boolean {
    return this.#known.hasOlder;
  }

  /** Learn what happened before the log begins. */
  async older(): Promise<void> {
    const { seat } = this;
    await this.#known.older(this.id, seat, () => this.seat === seat);
  }

  open(): void {
    this.#connection.open();
  }

  close(): void {
    this.#heartbeat.stop();
    this.#connection.close();
    this.#rejectPending();
  }

  /** Try again now, without waiting any longer. */
  retry(): void {
    if (this.status !== "live") this.#connection.open();
  }

  /** Connect anew: the server answers in the language that the person reads now. */
  reconnect(): void {
    if (this.status === "live") this.#connection.reconnect();
  }

  /** See the table from another seat of the session's, or as a watcher. */
  look(seat: number | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.menu = null;
    this.#resync();
  }

  /** Act for the seat that the table is seen from. */
  async act(act: Act): Promise<Done> {
    return (await this.#request(act)) as Done;
  }

  /** Play a move, for the decision that is open now. */
  async play(move: Move): Promise<Done> {
    return this.act({ type: "move", decision: this.decision ?? 0, move });
  }

  /** What stands in the way of a move; nothing if it can be played. */
  async why(move: Move): Promise<Refusal | null> {
    const answer = await this.#request({ type: "why", move });
    return (answer as { refusal: Refusal | null }).refusal;
  }

  /** What moves would certainly bring about, in their order. */
  async previews(moves: readonly Move[]): Promise<Consequences[]> {
    const answer = await this.#request({ type: "previews", moves: [...moves] });
    return (answer as { foreseen: Consequences[] }).foreseen;
  }

  /** What a beginner may want to know before the seat decides. */
  async advice(): Promise<AdviceTold | null> {
    const answer = await this.#request({ type: "advice" });
    return (answer as { advice: AdviceTold | null }).advice;
  }

  /** What a strong player would do: `told` hears it at once, and again once it is thought through. */
  async hint(told: (hint: Hint) => void): Promise<void> {
    const tell = (answer: Answer) => told((answer as Hinted).hint as unknown as Hint);
    tell(await this.#request({ type: "hint" }, tell));
  }

  #path(): string {
    const query = new URLSearchParams();
    if (this.seat !== null) query.set("seat", String(this.seat));
    query.set("after", String(this.#number));
    return `live/tables/${encodeURIComponent(this.id)}?${query}`;
  }

  #request(asked: Act | Question, told?: (answer: Answer) => void): Promise<Answer> {
    if (this.status === "gone" || this.status === "refused")
      return Promise.reject(this.problem ?? new Error(this.status));
    const { message, answer } = this.#requests.add(asked, this.seat ?? 0, told);
    this.isWaiting = true;
    if (this.status === "live") this.#connection.send(message);
    return answer;
  }

  #receive(message: Told): void {
    this.#heartbeat.restart();
    switch (message.type) {
      case "whole":
        return this.#applySnapshot(message);
      case "news":
        return this.#applyNews(message);
      case "here":
        this.present = message.seats;
        return;
      case "done":
      case "because":
      case "all-foreseen":
      case "advised":
        return this.#resolve(message);
      case "hinted":
        if (!message.is_last) return this.#requests.tell(message.client, message);
        return this.#resolve(message);
      case "refused":
        return this.#handleRefusal(message.client, new Refused(message.refusal));
      case "stopping":
        this.status = "stopping";
        return;
      case "gone":
        this.status = "gone";
        return this.close();
      case "foreseen":
      case "pong":
        return;
    }
  }

  #resolve(message: Answer & { client: string }): void {
    this.#requests.resolve(message.client, message);
    this.isWaiting = !this.#requests.isEmpty;
  }

  #applySnapshot(whole: Whole): void {
    this.info = whole.table;
    this.position = whole.position;
    this.#setTurnState(whole);
    this.turn = whole.table.turn;
    this.present = whole.here;
    this.#known.append(whole.missed);
    this.#known.hear(whole.said);
    this.status = "live";
    this.problem = null;
    this.#follower?.begin(whole.position, whole.number);
    for (const message of this.#requests.messages) this.#connection.send(message);
  }

  #applyNews(news: News): void {
    if (news.number <= this.#number) return;
    if (news.number !== this.#number + 1 || this.info === null) return this.#connection.reconnect();
    try {
      this.position = patched(this.position, news.patch as unknown as Operation[]);
    } catch {
      return this.#resync();
    }
    this.info = {
      ...this.info,
      turn: news.turn,
      number: news.number,
      room: news.room ?? this.info.room,
    };
    this.#setTurnState(news);
    this.turn = news.turn;
    this.#known.append([news.happened]);
    this.#follower?.add({ position: this.position, happened: news.happened });
  }

  #setTurnState(told: Whole | News): void {
    this.#number = told.number;
    this.decision = told.decision;
    this.menu = (told.menu ?? null) as Node | null;
    this.deadlines = told.deadlines;
    this.lesson = told.lesson;
  }

  /** Forget the log and ask the server for all of it again. */
  #resync(): void {
    this.#number = 0;
    this.#known.forget();
    this.status = "connecting";
    this.#connection.reconnect();
  }

  #handleRefusal(client: string, refused: Refused): void {
    if (client === "") this.problem = refused;
    else this.#requests.reject(client, refused);
    this.isWaiting = !this.#requests.isEmpty;
  }

  #handleClose(isForGood: boolean): void {
    this.#heartbeat.stop();
    if (isForGood) {
      this.status = "refused";
      this.#rejectPending();
    } else if (this.status !== "stopping") this.status = "lost";
  }

  #rejectPending(): void {
    this.#requests.rejectAll(this.problem ?? new Error(this.status));
    this.isWaiting = false;
  }
}
