import { beforeEach, expect, test, vi } from "vitest";
import { language } from "../i18n/language.svelte.ts";
import { session } from "./session.svelte.ts";
import { LANGUAGES, Messages } from "../i18n/messages.ts";
import { ensureSignedIn, guestName, namesBeside } from "./guest.ts";

const LONGEST_NAME = 30;

beforeEach(() => {
  session.me = null;
});

test.each(LANGUAGES)("in %s every guest has a name that fits", async (name) => {
  language.messages = await Messages.of(name);
  const nouns = language.messages.say("web-guest-nouns").split(", ");
  const traits = language.messages.say("web-guest-traits").split(", ");
  const names = nouns.flatMap((noun) =>
    traits.map((trait) => language.messages.say("web-guest-name", { noun, trait })),
  );
  expect(new Set(names).size).toBeGreaterThan(100);
  expect(names.filter((name) => name.length > LONGEST_NAME)).toEqual([]);
  expect(names).toContain(guestName());
  expect([names[0], names.at(-1)]).toEqual([guestName(() => 0), guestName(() => 0.999)]);
});

test("those beside one at the same screen are called differently", async () => {
  language.messages = await Messages.of("en");
  const first = guestName(() => 0);
  const names = [first, ...namesBeside(first, 3, () => 0)];
  expect(new Set(names).size).toBe(4);
  expect(names.every((name) => name.includes(" "))).toBe(true);
});

test("a visitor becomes a guest; a person who is signed in stays so", async () => {
  language.messages = await Messages.of("en");
  const become = vi.spyOn(session, "becomeGuest").mockResolvedValue();
  await ensureSignedIn(" Ada ");
  expect(become).toHaveBeenLastCalledWith("Ada");
  await ensureSignedIn();
  expect(become).toHaveBeenCalledTimes(2);
  session.me = { id: "1", name: "Ada", login: null, language: "", webhook: null, created: 0 };
  await ensureSignedIn();
  expect(become).toHaveBeenCalledTimes(2);
});
