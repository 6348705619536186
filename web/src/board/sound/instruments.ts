/** What our sounds are made of: a tone that fades, a bell, a breath of noise. */

/** Where a sound is played, into what, and when it begins. */
export interface Stage {
  context: BaseAudioContext;
  out: AudioNode;
  at: number;
}

export interface Tone {
  /** How high, in Hertz; with `to`, it glides there. */
  pitch: number;
  to?: number;
  /** When it begins, how long it takes to come, and to fade, in seconds. */
  after?: number;
  rise?: number;
  fade: number;
  loud: number;
  shape?: OscillatorType;
}

/** A tone that comes and fades. */
export function tone({ context, out, at }: Stage, tone: Tone): void {
  const { pitch, to = pitch, after = 0, rise = 0.004, fade, loud, shape = "sine" } = tone;
  const start = at + after;
  const end = start + rise + fade;
  const source = context.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, start);
  if (to !== pitch) source.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(swell({ context, out, at: start }, rise, fade, loud));
  source.start(start);
  source.stop(end);
}

/** A bell: a tone and what rings above it, each fading sooner than the one below. */
export function bell(stage: Stage, { pitch, after = 0, fade, loud }: Tone): void {
  const partials = [
    { ratio: 1, loud: 1, fade: 1 },
    { ratio: 2, loud: 0.35, fade: 0.6 },
    { ratio: 3.01, loud: 0.16, fade: 0.35 },
    { ratio: 5.4, loud: 0.06, fade: 0.15 },
  ];
  for (const each of partials)
    tone(stage, {
      pitch: pitch * each.ratio,
      after,
      fade: fade * each.fade,
      loud: loud * each.loud,
    });
}

export interface Breath {
  /** The pitch that is let through, and where it goes. */
  pitch: number;
  to?: number;
  /** How narrow it is. */
  focus?: number;
  after?: number;
  rise?: number;
  fade: number;
  loud: number;
}

/** A breath of noise: paper, wood, a sigh. */
export function breath({ context, out, at }: Stage, breath: Breath): void {
  const { pitch, to = pitch, focus = 1, after = 0, rise = 0.01, fade, loud } = breath;
  const start = at + after;
  const end = start + rise + fade;
  const source = context.createBufferSource();
  source.buffer = noise(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = focus;
  filter.frequency.setValueAtTime(pitch, start);
  if (to !== pitch) filter.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(filter).connect(swell({ context, out, at: start }, rise, fade, loud));
  source.start(start);
  source.stop(end);
}

/** Comes from silence, and goes back there. */
function swell({ context, out, at }: Stage, rise: number, fade: number, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + rise);
  gain.gain.setTargetAtTime(0, at + rise, fade / 4);
  gain.connect(out);
  return gain;
}

const NOISES = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Half a second of noise: always the same noise, made once. */
function noise(context: BaseAudioContext): AudioBuffer {
  const known = NOISES.get(context);
  if (known !== undefined) return known;
  const made = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = made.getChannelData(0);
  let seed = 1;
  for (let index = 0; index < samples.length; index += 1) {
    seed = (seed * 16807) % 2147483647;
    samples[index] = (seed / 2147483647) * 2 - 1;
  }
  NOISES.set(context, made);
  return made;
}
