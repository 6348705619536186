import { render } from "svelte/server";
import { beforeAll, expect, test } from "vitest";
import { language } from "../../i18n/language.svelte.ts";
import { Messages } from "../../i18n/messages.ts";
import LastMoves from "./LastMoves.svelte";

const ENDING = { number: 88, best: 37, made: 34, moves: [{ do: "sleep" }] };

function shown(ending: object): string {
  const props = { ending: { ...ENDING, ...ending }, game: "mech-a-dream", show: () => {} };
  return render(LastMoves, { props }).body;
}

beforeAll(async () => {
  language.messages = await Messages.of("en");
});

test("moves that lead to a better end are a list, with a way to the table before them", () => {
  const page = shown({ texts: ["activate the robot", "go to sleep"] });
  expect(page).toContain("a score of 37 was possible; it came to 34.");
  expect(page).toMatch(/<ol[^>]*>.*<li>Activate the robot<\/li>.*<li>Go to sleep<\/li>.*<\/ol>/s);
  expect(page).toMatch(/<button[^>]*>\s*Move 88\s*<\/button>/);
});

test("where the best was reached there is a sentence alone", () => {
  const page = shown({ made: 37, moves: [], texts: [] });
  expect(page).toContain("no higher score than 37 was possible.");
  expect(page).not.toMatch(/<ol|<button/);
});
