import { createSilence } from '../../../../../media/stereo-sound.ts';
import { mixSounds } from '../mix-sounds.ts';
import { addEcho } from '../shape/add-echo.ts';
import { burst, call, ring } from '../shape/grains.ts';
import { noiseBed } from '../shape/noise-bed.ts';
import { placeGrain } from '../shape/place-grain.ts';
import { createWander } from '../shape/wander.ts';
import type { ComposeLayer } from './layer.ts';

/** City traffic: a low hum, cars that pass from one side to the other, a horn far off. */
export const composeTraffic: ComposeLayer = ({ durationSeconds, random, force, pace }) => {
  const chance = random('traffic');
  const slow = createWander(chance, 3, durationSeconds);
  const hum = noiseBed({ durationSeconds, random: chance, colour: 'brown' }, (time) => ({
    above: 55,
    below: 330 + 120 * slow(time),
    level: 0.7 + 0.2 * slow(time),
  }));
  const cars: { at: number; from: number; near: number }[] = [];
  for (
    let at = chance.between(0.6, 1.6);
    at < durationSeconds + 1;
    at += chance.between(2.2, 5) / (pace * (0.6 + force))
  ) {
    cars.push({ at, from: chance.pick([-1, 1] as const), near: chance.between(0.3, 1) });
  }
  const passing = cars.map(({ at, from, near }) => {
    const sound = noiseBed({ durationSeconds: 4, random: chance, colour: 'pink' }, (time) => {
      const way = (time - 2) * 1.4 * pace;
      const closeness = 1 / (1 + way * way * 3);
      return {
        above: 90,
        below: 300 + 2300 * closeness * near,
        level: closeness * near,
        pan: from * -Math.tanh(way) * 0.9,
      };
    });
    return { sound, atSeconds: at - 2, gain: 0.8, fadeSeconds: 0.3 };
  });
  const horns = createSilence(durationSeconds);
  for (let at = chance.between(2, 6); at < durationSeconds; at += chance.between(7, 14)) {
    const horn = call(chance.between(0.25, 0.6), {
      pitch: () => 415,
      level: (share) => Math.min(1, share * 20, (1 - share) * 12),
      overtones: [1, 0.7, 0.5, 0.3, 0.2],
    });
    placeGrain(horns, horn, { at, pan: chance.between(-0.8, 0.8), gain: 0.035 });
  }
  return mixSounds(
    [
      { sound: hum, atSeconds: 0, gain: 0.8, fadeSeconds: 0 },
      { sound: addEcho(horns, { seconds: 1.5, share: 1 }), atSeconds: 0, gain: 1, fadeSeconds: 0 },
      ...passing,
    ],
    durationSeconds,
  );
};

/** Footsteps, at a walker's pace, on what the scene has underfoot. */
export const composeFootsteps: ComposeLayer = ({ durationSeconds, random, pace, ground }) => {
  const chance = random('footsteps');
  const sound = createSilence(durationSeconds);
  const period = 0.54 / pace;
  for (let at = 0.15, step = 0; at < durationSeconds; at += period * chance.between(0.96, 1.04), step += 1) {
    const pan = step % 2 === 0 ? -0.18 : 0.18;
    const heel = burst(chance, 0.09, {
      above: 60,
      below: ground === 'hard' ? 900 : 240,
      q: ground === 'hard' ? 2 : 0.9,
    });
    placeGrain(sound, heel, { at, pan, gain: 0.6 });
    if (ground === 'hard')
      placeGrain(sound, burst(chance, 0.05, { above: 900, below: 2600 }), { at: at + 0.09, pan, gain: 0.25 });
    const crunches = ground === 'snow' ? 16 : ground === 'soft' ? 7 : 2;
    for (let index = 0; index < crunches; index += 1) {
      const grit = burst(chance, 0.03, {
        above: ground === 'snow' ? 900 : 1500,
        below: ground === 'snow' ? 4200 : 5200,
      });
      placeGrain(sound, grit, { at: at + 0.02 + chance.next() * 0.15, pan, gain: 0.2 * chance.next() });
    }
  }
  return addEcho(sound, { seconds: ground === 'hard' ? 0.9 : 0.4, share: ground === 'hard' ? 0.35 : 0.1 });
};

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

/** Church bells: two that swing each at its own pace. */
export const composeBells: ComposeLayer = ({ durationSeconds, random, pace }) => {
  const chance = random('bells');
  const sound = createSilence(durationSeconds);
  const note = chance.between(320, 420);
  for (const [index, interval] of [1, 1.25].entries()) {
    const period = (index === 0 ? 1.9 : 2.3) / pace;
    for (let at = 0.15 + index * 0.8; at < durationSeconds; at += period * chance.between(0.985, 1.015)) {
      for (const [partial, decay, gain] of bellPartials) {
        const grain = ring(note * interval * partial, 6 * decay);
        placeGrain(sound, grain, { at, pan: index * 0.5 - 0.25, gain: gain * 0.14 });
      }
    }
  }
  return addEcho(sound, { seconds: 3, share: 0.6 });
};

/** Wind chimes: bars of a pentatonic scale, struck by chance. */
export const composeChimes: ComposeLayer = ({ durationSeconds, random, force }) => {
  const chance = random('chimes');
  const sound = createSilence(durationSeconds);
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
      placeGrain(sound, ring(frequency * partial, 2.4 / partial), { at, pan, gain: gain * share });
    }
  }
  return addEcho(sound, { seconds: 1.6, share: 0.4 });
};

/** A clock: tick and tock. */
export const composeClock: ComposeLayer = ({ durationSeconds, random, pace }) => {
  const chance = random('clock');
  const sound = createSilence(durationSeconds);
  for (let at = 0.25, beat = 0; at < durationSeconds; at += 0.5 / pace, beat += 1) {
    const wood = beat % 2 === 0 ? 2300 : 1750;
    placeGrain(sound, ring(wood, 0.03), { at, pan: 0.1, gain: 0.3 });
    placeGrain(sound, burst(chance, 0.016, { above: 1500, below: 6000 }), { at, pan: 0.1, gain: 0.25 });
  }
  return addEcho(sound, { seconds: 0.5, share: 0.25 });
};

/** A ship's horn or a foghorn: one long low note. */
export const composeHorn: ComposeLayer = ({ durationSeconds, random }) => {
  const chance = random('horn');
  const sound = createSilence(durationSeconds);
  const note = chance.between(92, 120);
  for (let at = 0.4; at < durationSeconds; at += chance.between(7, 10)) {
    const grain = call(Math.min(2.6, durationSeconds), {
      pitch: () => note,
      level: (share) => Math.min(1, share * 9, (1 - share) * 6),
      overtones: [0.6, 1, 0.9, 0.7, 0.45, 0.3, 0.2, 0.12],
    });
    placeGrain(sound, grain, { at, pan: chance.between(-0.5, 0.5), gain: 0.12 });
  }
  return addEcho(sound, { seconds: 3.5, share: 0.9 });
};

/** A beating heart. */
export const composeHeartbeat: ComposeLayer = ({ durationSeconds, pace }) => {
  const sound = createSilence(durationSeconds);
  for (let at = 0.2; at < durationSeconds; at += 0.86 / pace) {
    placeGrain(sound, ring(62, 0.2, 0.7), { at, pan: 0, gain: 0.9 });
    placeGrain(sound, ring(74, 0.16, 0.7), { at: at + 0.3, pan: 0, gain: 0.6 });
  }
  return sound;
};
