import { beforeEach, expect, test, vi } from "vitest";
import { app } from "../app.svelte.ts";
import { LANGUAGES, Messages } from "../i18n/messages.ts";
import { beSomebody, guestName } from "./guest.ts";

const LONGEST_NAME = 30;

beforeEach(() => {
  app.me = null;
});

test.each(LANGUAGES)("in %s every guest has a name that fits", async (language) => {
  app.messages = await Messages.of(language);
  const nouns = app.messages.say("web-guest-nouns").split(", ");
  const traits = app.messages.say("web-guest-traits").split(", ");
  const names = nouns.flatMap((noun) =>
    traits.map((trait) => app.messages.say("web-guest-name", { noun, trait })),
  );
  expect(new Set(names).size).toBeGreaterThan(100);
  expect(names.filter((name) => name.length > LONGEST_NAME)).toEqual([]);
  expect(names).toContain(guestName());
  expect([names[0], names.at(-1)]).toEqual([guestName(() => 0), guestName(() => 0.999)]);
});

test("nobody becomes a guest, and somebody stays who they are", async () => {
  app.messages = await Messages.of("en");
  const become = vi.spyOn(app, "becomeGuest").mockResolvedValue();
  await beSomebody(" Ada ");
  expect(become).toHaveBeenLastCalledWith("Ada");
  await beSomebody();
  expect(become).toHaveBeenCalledTimes(2);
  app.me = { id: "1", name: "Ada", login: null, language: "", webhook: null, created: 0 };
  await beSomebody();
  expect(become).toHaveBeenCalledTimes(2);
});
