import { createSilence } from '../../../media/write/stereo-audio.ts';
import { addEcho } from '../shape/add-echo.ts';
import { burst, call, ring } from '../shape/grains.ts';
import { placeGrain } from '../shape/place-grain.ts';
import type { ComposeLayer } from './layer.ts';

/** Partials of a minor-third church bell, against its hum's octave, and how long each rings beside the hum. */
const bellPartials = [
  [0.5, 1, 0.6],
  [1, 0.7, 0.7],
  [1.2, 0.5, 0.8],
  [1.5, 0.42, 0.35],
  [2, 0.38, 0.9],
  [2.6, 0.24, 0.4],
  [3.01, 0.18, 0.3],
  [4.1, 0.13, 0.25],
] as const;

/** Church bells: two that swing, each at its own pace. */
export const composeBells: ComposeLayer = ({ durationSeconds, random, pace }) => {
  const chance = random('bells');
  const audio = createSilence(durationSeconds);
  const note = chance.between(320, 420);
  for (const [index, interval] of [1, 1.25].entries()) {
    const period = (index === 0 ? 1.9 : 2.3) / pace;
    for (let at = 0.15 + index * 0.8; at < durationSeconds; at += period * chance.between(0.985, 1.015)) {
      for (const [partial, decay, gain] of bellPartials) {
        const grain = ring(note * interval * partial, 6 * decay);
        placeGrain(audio, grain, { at, pan: index * 0.5 - 0.25, gain: gain * 0.14 });
      }
    }
  }
  return addEcho(audio, { seconds: 3, share: 0.6 });
};

/** Wind chimes: bars of a pentatonic scale, struck at random. */
export const composeChimes: ComposeLayer = ({ durationSeconds, random, force }) => {
  const chance = random('chimes');
  const audio = createSilence(durationSeconds);
  const notes = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2] as const;
  for (
    let at = 0.2;
    at < durationSeconds;
    at += chance.chance(0.6) ? chance.between(0.06, 0.3) : chance.between(0.6, 2.2) / (0.5 + force)
  ) {
    const frequency = 1050 * chance.pick(notes);
    const [gain, pan] = [chance.between(0.05, 0.22), chance.between(-0.4, 0.4)];
    // A free bar's second and third modes.
    for (const [partial, share] of [
      [1, 1],
      [2.756, 0.4],
      [5.404, 0.14],
    ] as const) {
      placeGrain(audio, ring(frequency * partial, 2.4 / partial), { at, pan, gain: gain * share });
    }
  }
  return addEcho(audio, { seconds: 1.6, share: 0.4 });
};

/** A clock: tick and tock. */
export const composeClock: ComposeLayer = ({ durationSeconds, random, pace }) => {
  const chance = random('clock');
  const audio = createSilence(durationSeconds);
  for (let at = 0.25, beat = 0; at < durationSeconds; at += 0.5 / pace, beat += 1) {
    const wood = beat % 2 === 0 ? 2300 : 1750;
    placeGrain(audio, ring(wood, 0.03), { at, pan: 0.1, gain: 0.3 });
    placeGrain(audio, burst(chance, 0.016, { above: 1500, below: 6000 }), { at, pan: 0.1, gain: 0.25 });
  }
  return addEcho(audio, { seconds: 0.5, share: 0.25 });
};

/** A ship's horn or a foghorn: one long low note. */
export const composeHorn: ComposeLayer = ({ durationSeconds, random }) => {
  const chance = random('horn');
  const audio = createSilence(durationSeconds);
  const note = chance.between(92, 120);
  for (let at = 0.4; at < durationSeconds; at += chance.between(7, 10)) {
    const grain = call(Math.min(2.6, durationSeconds), {
      pitch: () => note,
      level: (share) => Math.min(1, share * 9, (1 - share) * 6),
      overtones: [0.6, 1, 0.9, 0.7, 0.45, 0.3, 0.2, 0.12],
    });
    placeGrain(audio, grain, { at, pan: chance.between(-0.5, 0.5), gain: 0.12 });
  }
  return addEcho(audio, { seconds: 3.5, share: 0.9 });
};

/** A beating heart. */
export const composeHeartbeat: ComposeLayer = ({ durationSeconds, pace }) => {
  const audio = createSilence(durationSeconds);
  for (let at = 0.2; at < durationSeconds; at += 0.86 / pace) {
    placeGrain(audio, ring(62, 0.2, 0.7), { at, pan: 0, gain: 0.9 });
    placeGrain(audio, ring(74, 0.16, 0.7), { at: at + 0.3, pan: 0, gain: 0.6 });
  }
  return audio;
};
