import { expect, test } from "vitest";
import { LANGUAGES, Messages } from "../i18n/messages.ts";
import { GAMES, packOf } from "./registry.ts";
import { symbolOf, symbolsOf } from "../pack/symbols.ts";

test.each(LANGUAGES)("every symbol has a name and a meaning of its own in %s", async (language) => {
  for (const game of GAMES) {
    const own = await packOf(game)?.symbols?.();
    if (own === undefined) throw new Error(`${game} has no symbols`);
    const symbols = symbolsOf(await Messages.of(language), own).flatMap((group) => group.symbols);
    expect(symbols.length).toBeGreaterThan(20);
    for (const told of ["id", "name", "about"] as const)
      expect(new Set(symbols.map((symbol) => symbol[told])).size).toBe(symbols.length);
  }
});

test("what is no symbol is not explained", async () => {
  const none = {
    groups: [],
    named: () => null,
    called: () => "",
    about: () => "",
    titled: () => "",
  };
  expect(symbolOf(await Messages.of("en"), none, "king")).toBeNull();
});
