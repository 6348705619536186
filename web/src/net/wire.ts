/** The messages of the wire by their names. */

import type { components } from "./types.ts";

type Schemas = components["schemas"];

export type Asked = Schemas["AnyAsked"];
export type Told = Schemas["AnyTold"];
export type Notice = Schemas["AnyNotice"];

export type AdviceTold = Schemas["AdviceTold"];
export type Asking = Schemas["Asking"];
export type BoxInfo = Schemas["BoxInfo"];
export type Consequences = Schemas["Consequences"];
export type DailyDeal = Schemas["DailyDeal"];
export type DailyResults = Schemas["DailyResults"];
export type Done = Schemas["Done"];
export type GameInfo = Schemas["GameInfo"];
export type Happened = Schemas["Happened"];
export type Hinted = Schemas["Hinted"];
export type LessonInfo = Schemas["LessonInfo"];
export type LessonStep = Schemas["LessonStep"];
export type ListedTable = Schemas["ListedTable"];
export type Me = Schemas["Me"];
export type News = Schemas["News"];
export type NewSeat = Schemas["NewSeat"];
export type NewTable = Schemas["NewTable"];
export type Refusal = Schemas["Refusal"];
export type ReviewState = Schemas["ReviewState"];
export type Room = Schemas["Room"];
export type Said = Schemas["Said"];
export type SeatInfo = Schemas["SeatInfo"];
export type Statistics = Schemas["Statistics"];
export type TableInfo = Schemas["TableInfo"];
export type Tally = Schemas["Tally"];
export type Token = Schemas["Token"];
export type Whole = Schemas["Whole"];

export type Move = Record<string, unknown>;
/** A position of any game. */
export type Position = Record<string, unknown>;
/** An event or an outcome. */
export type Telling = Record<string, unknown>;

type Acts = Extract<Asked, { decision: number } | { asking: number } | { text: string }>;
type Without<T> = T extends unknown ? Omit<T, "client" | "seat"> : never;

/** What can be done for a seat, before it has a seat and a name of its own. */
export type Act =
  | Without<Acts>
  | Without<Schemas["HandOver"]>
  | Without<Schemas["Hints"]>
  | Without<Schemas["Step"]>
  | { type: "undo" | "take-back" | "leave" | "resign" };
/** What can be asked without anything being done. */
export type Question =
  | Without<Schemas["Why"]>
  | Without<Schemas["Previews"]>
  | { type: "advice" }
  | Without<Schemas["AskHint"]>;
