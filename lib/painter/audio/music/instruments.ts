import { audioRate } from '../../../media/write/stereo-audio.ts';
import { createRandom } from '../../scene/noise/random.ts';
import { createFilter } from '../shape/filter.ts';
import type { Instrument } from '../plan/music-plan.ts';

/** Plays one note of a frequency for a time, as mono samples of about ±1. */
type Play = (frequencyHz: number, seconds: number) => Float32Array;

/** Samples from a function of time, faded out within the last part. */
function render(
  seconds: number,
  releaseSeconds: number,
  at: (timeSeconds: number, share: number) => number,
): Float32Array {
  const samples = new Float32Array(Math.max(1, Math.ceil(seconds * audioRate)));
  const release = Math.min(seconds, releaseSeconds);
  for (let index = 0; index < samples.length; index += 1) {
    const time = index / audioRate;
    samples[index] = at(time, time / seconds) * Math.min(1, (seconds - time) / release);
  }
  return samples;
}

/** Strings that a hammer strikes: partials a little sharp, the high ones gone first. */
const playPiano: Play = (frequency, seconds) => {
  const stiffness = 0.0004;
  const decay = 1.1 * (220 / frequency) ** 0.45;
  const partials = [1, 2, 3, 4, 5, 6, 7].filter((partial) => partial * frequency < 9000);
  return render(seconds + 0.4, 0.4, (time) => {
    let value = 0;
    for (const partial of partials) {
      const pitch = frequency * partial * Math.sqrt(1 + stiffness * partial * partial);
      value +=
        (Math.sin(2 * Math.PI * pitch * time) / partial ** 1.35) * Math.exp((-time / decay) * (0.8 + 0.35 * partial));
    }
    return 0.6 * value * Math.min(1, time / 0.004);
  });
};

/** A plucked string (K. Karplus and A. Strong, Digital synthesis of plucked-string and drum timbres, 1983). */
const playPluck: Play = (frequency, seconds) => {
  const length = Math.max(2, Math.round(audioRate / frequency));
  const random = createRandom(length, 'pluck');
  const line = Float32Array.from({ length }, () => random.next() * 2 - 1);
  const soften = createFilter(Math.min(6000, frequency * 9));
  for (let index = 0; index < length; index += 1) {
    soften.step(line[index] as number);
    line[index] = soften.low;
  }
  let at = 0;
  return render(seconds + 0.6, 0.3, () => {
    const value = line[at] as number;
    const next = line[at + 1 === length ? 0 : at + 1] as number;
    line[at] = 0.996 * (0.5 * value + 0.5 * next);
    at = at + 1 === length ? 0 : at + 1;
    return value;
  });
};

/** A sawtooth of several slightly detuned players, through a low-pass. */
function section(frequency: number, seconds: number, options: { attack: number; corner: number; spread: number }) {
  const voices = [-1, 0.1, 1].map((side) => ({
    pitch: frequency * (1 + side * options.spread),
    phase: Math.abs(side) * 0.37,
  }));
  const low = createFilter(options.corner);
  return render(seconds + 0.5, 0.5, (time) => {
    let value = 0;
    for (const voice of voices) {
      voice.phase += (voice.pitch * (1 + 0.0025 * Math.sin(2 * Math.PI * 5.1 * time + voice.pitch))) / audioRate;
      value += 2 * (voice.phase % 1) - 1;
    }
    low.step(value * 0.3);
    return low.low * Math.min(1, time / options.attack);
  });
}

const playStrings: Play = (frequency, seconds) =>
  section(frequency, seconds, { attack: 0.45, corner: Math.min(3200, 500 + frequency * 3), spread: 0.0028 });

const playSynth: Play = (frequency, seconds) =>
  section(frequency, seconds, { attack: 0.015, corner: Math.min(5000, 300 + frequency * 5), spread: 0.0055 });

/** Voices on an “ah”, by its formants. */
const playChoir: Play = (frequency, seconds) => {
  const tone = section(frequency, seconds, { attack: 0.6, corner: 4000, spread: 0.005 });
  const formants = [
    [700, 5, 1],
    [1120, 7, 0.6],
    [2650, 9, 0.2],
  ] as const;
  const filters = formants.map(([corner, q]) => createFilter(corner, q));
  return tone.map((value) => {
    let sum = 0.18 * value;
    for (const [index, filter] of filters.entries()) {
      filter.step(value);
      sum += filter.band * 0.34 * (formants[index]?.[2] ?? 0);
    }
    return sum;
  });
};

/** A flute: a nearly pure tone, with breath and a vibrato that sets in late. */
const playFlute: Play = (frequency, seconds) => {
  const random = createRandom(Math.round(frequency), 'flute');
  const breath = createFilter(frequency * 2, 3);
  let phase = 0;
  return render(seconds + 0.12, 0.12, (time) => {
    phase +=
      (2 * Math.PI * frequency * (1 + 0.006 * Math.min(1, time) * Math.sin(2 * Math.PI * 5.2 * time))) / audioRate;
    breath.step(random.next() * 2 - 1);
    const tone = Math.sin(phase) + 0.22 * Math.sin(2 * phase) + 0.08 * Math.sin(3 * phase);
    return (0.6 * tone + 0.05 * breath.band) * Math.min(1, time / 0.07);
  });
};

/** A bar of a glockenspiel. */
const playBells: Play = (frequency, seconds) =>
  render(Math.max(1.6, seconds), 0.4, (time) => {
    const body = Math.sin(2 * Math.PI * frequency * 2 * time) * Math.exp(-time * 2.4);
    const strike = Math.sin(2 * Math.PI * frequency * 2 * 2.756 * time) * Math.exp(-time * 6.5);
    return (0.55 * body + 0.2 * strike) * Math.min(1, time / 0.002);
  });

const playBass: Play = (frequency, seconds) =>
  render(seconds, 0.08, (time) => {
    const phase = 2 * Math.PI * frequency * time;
    return (
      0.8 *
      (Math.sin(phase) + 0.35 * Math.sin(2 * phase) * Math.exp(-time * 3)) *
      Math.min(1, time / 0.012) *
      Math.exp(-time * 0.8)
    );
  });

/** A drum: the frequency is that of the skin; low ones are deep and long, above 200 Hz it is a brush of noise. */
const playDrum: Play = (frequency, seconds) => {
  const random = createRandom(Math.round(frequency), 'drum');
  const brush = createFilter(7000);
  let phase = 0;
  return render(seconds, 0.05, (time) => {
    if (frequency > 200) {
      brush.step(random.next() * 2 - 1);
      return brush.high * 0.7 * Math.exp(-time * 38);
    }
    phase += (2 * Math.PI * frequency * (1 + 1.6 * Math.exp(-time * 32))) / audioRate;
    brush.step(random.next() * 2 - 1);
    return Math.sin(phase) * Math.exp(-time * 5.5) + 0.2 * brush.low * Math.exp(-time * 60);
  });
};

/** How each instrument plays a note. */
export const instruments: Record<Instrument, Play> = {
  piano: playPiano,
  pluck: playPluck,
  strings: playStrings,
  synth: playSynth,
  choir: playChoir,
  flute: playFlute,
  bells: playBells,
  bass: playBass,
  drums: playDrum,
};
