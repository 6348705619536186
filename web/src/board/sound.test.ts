import { expect, test } from "vitest";
import { Sound } from "./sound.svelte.ts";

/** A context that only counts what is started in it, or breaks. */
function contexts({ breaks = false } = {}) {
  const count = { made: 0, started: 0 };
  const param = {
    value: 0,
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
    setTargetAtTime() {},
  };
  const node = {
    frequency: param,
    gain: param,
    Q: param,
    connect: (other: unknown) => other,
    start: () => void (count.started += 1),
    stop() {},
  };
  const make = () => {
    count.made += 1;
    if (breaks) throw new Error("no audio here");
    return {
      state: "running",
      currentTime: 0,
      sampleRate: 8,
      createBuffer: () => ({ getChannelData: () => new Float32Array(4) }),
      ...Object.fromEntries(
        ["Oscillator", "Gain", "BufferSource", "BiquadFilter", "DynamicsCompressor"].map((name) => [
          `create${name}`,
          () => node,
        ]),
      ),
    } as unknown as AudioContext;
  };
  return { count, make };
}

function storage(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  };
}

test("nothing is heard until it is asked for", () => {
  const { count, make } = contexts();
  const sound = new Sound({ storage: storage(), makeContext: make });
  sound.play("chime");
  expect([sound.isOn, count.made]).toEqual([false, 0]);
  sound.turn(true);
  expect([sound.isOn, count.made, count.started]).toEqual([true, 1, 1]);
});

test("what was asked for is remembered", () => {
  const kept = storage();
  const { make } = contexts();
  new Sound({ storage: kept, makeContext: make }).turn(true);
  const later = new Sound({ storage: kept, makeContext: make });
  expect(later.isOn).toBe(true);
  later.turn(false);
  expect(new Sound({ storage: kept, makeContext: make }).isOn).toBe(false);
});

test("events are heard, with one context for all", () => {
  const { count, make } = contexts();
  const sound = new Sound({ storage: storage({ sound: "on" }), makeContext: make });
  const sounds = { drawn: "paper", began: null, made: "chime" } as const;
  sound.forEvents(sounds, [{ kind: "drawn" }, { kind: "began" }]);
  sound.forEvents(sounds, [{ kind: "made" }]);
  expect([count.made, count.started]).toEqual([1, 2 + 8]);
});

test("where there is no audio, or no storage, nothing breaks", () => {
  const full = {
    getItem: () => "on",
    setItem: () => {
      throw new Error("full");
    },
  };
  for (const makeContext of [() => null, contexts({ breaks: true }).make]) {
    const sound = new Sound({ storage: full, makeContext });
    sound.play("fanfare");
    sound.turn(false);
    expect(sound.isOn).toBe(false);
  }
});
