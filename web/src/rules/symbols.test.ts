import { expect, test } from "vitest";
import { LANGUAGES, Messages } from "../i18n/messages.ts";
import { symbolOf, symbolsOf } from "./symbols.ts";

test.each(LANGUAGES)("every symbol has a name and a meaning of its own in %s", async (language) => {
  const messages = await Messages.of(language);
  for (const game of ["cyberion", "mech-a-dream"]) {
    const symbols = symbolsOf(messages, game).flatMap((group) => group.symbols);
    expect(symbols.length).toBeGreaterThan(20);
    for (const told of ["id", "name", "about"] as const)
      expect(new Set(symbols.map((symbol) => symbol[told])).size).toBe(symbols.length);
  }
});

test("what is no symbol is not explained", async () => {
  const messages = await Messages.of("en");
  expect(symbolOf(messages, "cyberion", "sheep")).toBeNull();
  expect(symbolOf(messages, "chess", "king")).toBeNull();
});
