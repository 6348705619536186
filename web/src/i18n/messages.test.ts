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
