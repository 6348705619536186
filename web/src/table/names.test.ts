import { beforeAll, expect, test } from "vitest";
import { language } from "../i18n/language.svelte.ts";
import { Messages } from "../i18n/messages.ts";
import type { Room, SeatInfo } from "../net/wire.ts";
import { namesOf } from "./names.ts";

beforeAll(async () => {
  language.messages = await Messages.of("en");
});

function room(...seats: Partial<SeatInfo>[]): Room {
  return { seats: seats.map((seat, number) => ({ seat: number, ...seat })) } as unknown as Room;
}

test("those who have the same name are told apart by a number", () => {
  const ada = { kind: "person", name: "Ada" } as const;
  const second = { kind: "person", name: "Ada 2" } as const;
  expect(namesOf(room(ada, ada, ada))).toEqual(["Ada", "Ada 2", "Ada 3"]);
  expect(namesOf(room(ada, second, ada))).toEqual(["Ada", "Ada 2", "Ada 3"]);
});

test("a seat without a name has the name of its kind", () => {
  const names = namesOf(room({ kind: "bot" }, { kind: "open" }, { kind: "open", kept_for: "Bob" }));
  expect(names).toEqual(["Bot", "Player 2", "Bob"]);
});

test("several bots are told apart by their seats", () => {
  const ada = { kind: "person", name: "Ada" } as const;
  expect(namesOf(room(ada, { kind: "bot" }, { kind: "bot" }))).toEqual(["Ada", "Bot 2", "Bot 3"]);
});
