// A bot in JavaScript: docs/outside-bots.md, in Node and without any package.
//
//     dreamcog play cyberion --players 2 --bots "program:node examples/outside_bot.mjs"
//
// It reads a JSON object from each line and answers with one. Of the moves on the menu it takes one
// at random among those it likes best: it would rather do something than end its turn.

import { createInterface } from "node:readline";

const PROTOCOL = 1;
const LAST_RESORTS = ["end-turn", "sleep", "decline"];

/** Numbers from 0 up to 1 that follow from a text: the same request has the same answer. */
function randomFrom(seed) {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0), 16777619) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** How much a move is liked: doing something, and with more robots, is better. */
function liking(move) {
  if (LAST_RESORTS.includes(move.do)) return 0;
  return 1 + (move.robots?.length ?? 0);
}

function answer({ id, menu, seed }) {
  const most = Math.max(...menu.map(liking));
  const best = menu.filter((move) => liking(move) === most);
  const move = best[Math.floor(randomFrom(seed)() * best.length)];
  const choices = best.slice(0, 3).map((each) => ({ move: each, share: 1 / best.length }));
  return { id, move, choices, about: { liked: best.length } };
}

function reply(told) {
  if (told.hello) return { hello: { protocol: PROTOCOL, name: "outside bot" } };
  if (told.request) return { answer: answer(told.request) };
  return {};
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(reply(JSON.parse(line))));
}
