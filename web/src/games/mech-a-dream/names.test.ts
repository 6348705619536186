import { expect, test } from "vitest";
import { Messages, type Language } from "$page/i18n/messages.ts";
import { Names } from "./names.ts";

const tile = (design: string, name?: string) => ({
  kind: "resource",
  design,
  ...(name === undefined ? {} : { name }),
});
const faces = {
  tiles: { "b1.1": tile("b1"), "b1.2": tile("b1"), b2: tile("b2", "My Still"), x9: tile("x9") },
  deliveries: { d01: {} },
  monitors: { m8: {} },
  specialists: { s01: {}, s02: { name: "Aunt Ida" } },
};
const names = async (lang: Language) => new Names(await Messages.of(lang), faces);

test("components are called by name, copies alike", async () => {
  const english = await names("en");
  expect(["b1.1", "b1.2"].map((id) => english.tile(id))).toEqual(["Petal Press", "Petal Press"]);
  expect(english.tileInFull("b1.2")).toBe("Petal Press (Resource machine)");
  expect(english.deliveryName("d01")).toBe("Sheep Express");
  expect(english.monitorName("m8")).toBe("Mirror Nap");
  expect(english.specialist("s01").replaceAll("\u00a0", " ")).toBe("Specialist Lullaby");
  expect((await names("fr")).machine("b1.1")).toBe("Presse-pétales");
});

test("a box's own name comes first, and an unknown id stands for itself", async () => {
  const english = await names("en");
  expect(english.machine("b2")).toBe("My Still");
  expect(english.specialistName("s02")).toBe("Aunt Ida");
  expect(english.machine("x9")).toBe("x9");
});
