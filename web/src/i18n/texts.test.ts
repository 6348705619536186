import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { filesOf, languages, spoken } from "../../tools/texts.ts";
import { LANGUAGES } from "./languages.ts";

/** A folder of texts of a game from elsewhere, in one language. */
function textsFrom(game: string, language: string): string {
  const texts = mkdtempSync(join(tmpdir(), "texts-"));
  mkdirSync(join(texts, language));
  writeFileSync(join(texts, language, "game.ftl"), `# A comment.\n${game}-title = ${language}\n`);
  return texts;
}

afterEach(() => vi.unstubAllEnvs());

test("the page offers the languages of the folders", () => {
  expect(LANGUAGES).toEqual(languages());
  expect(languages()).toContain("en");
});

test("a language has shared texts and every game's, without what only a server's owner reads", () => {
  const files = filesOf("fr").map((file) => file.split("dreamcog/").at(-1));
  expect(files).toContain("i18n/fr/table.ftl");
  expect(files).toContain("games/cyberion/texts/fr/game.ftl");
  expect(files).toContain("games/mech_a_dream/texts/fr/game.ftl");
  expect(files).not.toContain("i18n/fr/admin.ftl");
  expect(files.filter((file) => file?.endsWith("hints.ftl"))).toEqual([]);
});

test("games from elsewhere bring texts, in English where the language is missing", () => {
  vi.stubEnv("DREAMCOG_TEXTS", [textsFrom("chess", "fr"), textsFrom("go", "en")].join(delimiter));
  const lines = spoken("fr").split("\n");
  expect(lines).toContain("chess-title = fr");
  expect(lines).toContain("go-title = en");
  expect(lines).not.toContain("# A comment.");
});
