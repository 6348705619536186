/** Sounds of the page: off until they are switched on, and remembered in this browser. */

import type { Telling } from "../net/wire.ts";
import type { EventSounds, SoundName } from "../pack/sounds.ts";
import { soundsOf } from "./sound/event-sounds.ts";
import { VOICES } from "./sound/voices.ts";

const KEPT = "sound";
/** How loud it all is, and how far apart the sounds of one step begin, in seconds. */
const GENTLE = 0.35;
const APART = 0.09;
/** The same sound is not heard again so soon. */
const AGAIN = 0.15;

export interface Settings {
  storage?: Pick<Storage, "getItem" | "setItem"> | null;
  makeContext?: () => AudioContext | null;
}

export class Sound {
  isOn = $state(false);
  #storage: NonNullable<Settings["storage"]> | null;
  #makeContext: () => AudioContext | null;
  #stage: { context: AudioContext; out: AudioNode } | null = null;
  #last = new Map<SoundName, number>();

  constructor({ storage = ownStorage(), makeContext = newContext }: Settings = {}) {
    this.#storage = storage;
    this.#makeContext = makeContext;
    this.isOn = storage?.getItem(KEPT) === "on";
  }

  /** Be heard from now on, or not; and remember it. */
  turn(isOn: boolean): void {
    this.isOn = isOn;
    try {
      this.#storage?.setItem(KEPT, isOn ? "on" : "off");
    } catch {
      // A full or forbidden storage only means that it has to be asked for again.
    }
    if (isOn) this.play("tick");
  }

  /** Play a sound, if sounds are wanted and the browser has any. */
  play(name: SoundName, after = 0): void {
    if (!this.isOn) return;
    try {
      this.#stage ??= this.#newStage();
      if (this.#stage === null) return;
      const { context, out } = this.#stage;
      if (context.state === "suspended") void context.resume().catch(() => undefined);
      const at = context.currentTime + 0.01 + after;
      if (at - (this.#last.get(name) ?? -AGAIN) < AGAIN) return;
      this.#last.set(name, at);
      VOICES[name]({ context, out, at });
    } catch {
      this.#stage = null;
    }
  }

  /** Play the sounds that a game has for the events of a step. */
  forEvents(sounds: EventSounds, events: readonly Telling[]): void {
    soundsOf(sounds, events).forEach((name, index) => this.play(name, index * APART));
  }

  /** Loud enough, and never too loud. */
  #newStage(): { context: AudioContext; out: AudioNode } | null {
    const context = this.#makeContext();
    if (context === null) return null;
    const out = context.createGain();
    out.gain.value = GENTLE;
    out.connect(context.createDynamicsCompressor()).connect(context.destination);
    return { context, out };
  }
}

function ownStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Something to play with, once the page has been touched: browsers allow no sound before. */
function newContext(): AudioContext | null {
  if (!("AudioContext" in globalThis) || navigator.userActivation?.hasBeenActive === false)
    return null;
  return new AudioContext();
}

/** The page's own sounds. */
export const sound = new Sound();
