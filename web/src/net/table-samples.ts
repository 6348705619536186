/** A table of the tests: opened, and what a server tells it. */

import { TestSocket } from "./sockets.ts";
import { Table } from "./table.svelte.ts";

export const room = {
  status: "playing",
  seats: [],
  asking: null,
  ended_by: null,
  outcome: null,
  rematch: null,
};
export const happened = (number: number, more = {}) => ({
  number,
  what: "move",
  seat: 0,
  at: 1,
  events: [],
  ...more,
});
export const whole = (number: number, more = {}) => ({
  type: "whole",
  number,
  seat: 0,
  table: { id: "t1", turn: [0], room },
  position: { turn: number },
  menu: { next: [] },
  decision: 4,
  deadlines: {},
  here: [0],
  missed: [],
  said: [],
  lesson: null,
  ...more,
});
/** A table seen from seat 0, whose requests are named c1, c2 and so on. */
export function opened(): Table {
  let names = 0;
  const table = new Table("t1", {
    seat: 0,
    base: "https://play.example/sub/",
    makeSocket: (address) => new TestSocket(address),
    newName: () => `c${++names}`,
  });
  table.open();
  TestSocket.last.accept();
  return table;
}
