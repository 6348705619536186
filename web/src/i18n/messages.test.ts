import { expect, test } from "vitest";
import { LANGUAGES, languageFor, Messages, ownName } from "./messages.ts";

test("the language is the first that is known", () => {
  expect(languageFor(["", "de-DE", "pt-BR", "fr"])).toBe("pt");
  expect(languageFor(["de"])).toBe("en");
});

test("a language calls itself by its own name", () => {
  const names = ["en", "fr", "it", "pt"] as const;
  expect(names.map(ownName)).toEqual(["English", "Français", "Italiano", "Português"]);
});

test.each(LANGUAGES)("%s is spoken, with its plurals", async (language) => {
  const messages = await Messages.of(language);
  expect(messages.say("web-title")).toBe("Dreamcog");
  const one = messages.say("web-turns-waiting", { tables: 1 });
  const two = messages.say("web-turns-waiting", { tables: 2 });
  expect(one.replace("1", "")).not.toBe(two.replace("2", ""));
});

test("a message is said with the messages and terms that it refers to", () => {
  const source = [
    "-house = Dreamcog",
    "place = at { -house }",
    "seats = { $n ->",
    "    [one] one seat { place }",
    "   *[other] { $n } seats { place }",
    "  }",
    "later = later",
  ].join("\n");
  const messages = new Messages("en", source);
  expect([messages.has("seats"), messages.has("-house"), messages.has("nothing")]).toEqual([
    true,
    false,
    false,
  ]);
  expect(messages.say("seats", { n: 1 })).toBe("one seat at Dreamcog");
  expect(messages.say("seats", { n: 3 })).toBe("3 seats at Dreamcog");
  expect(messages.has("seats")).toBe(true);
  expect(messages.say("later")).toBe("later");
});
