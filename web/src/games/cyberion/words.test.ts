import { expect, it } from "vitest";
import { Messages } from "$page/i18n/messages.ts";
import { CyberionWords } from "./words.ts";

const words = new CyberionWords(await Messages.of("en"), { models: [], machines: {} });

it("says that nothing is stored where nothing is picked", () => {
  const implied = (robots: string[]) =>
    words.implied({ move: { do: "store", robots }, position: {}, seat: 0 })?.name;
  expect(implied([])).toBe("nothing");
  expect(implied(["platform/stockbot-1"])).toBeUndefined();
});
