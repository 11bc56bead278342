import { createSilence } from '../../../../../media/stereo-sound.ts';
import { ring } from '../shape/grains.ts';
import { addEcho } from '../shape/add-echo.ts';
import { noiseBed } from '../shape/noise-bed.ts';
import { placeGrain, scatter } from '../shape/place-grain.ts';
import { createWander } from '../shape/wander.ts';
import { mixSounds } from '../mix-sounds.ts';
import type { ComposeLayer, LayerSetting } from './layer.ts';

/** Bubbles rise in pitch as they near the surface (M. Minnaert, On musical air-bubbles, 1933). */
function bubbles(
  setting: LayerSetting,
  name: string,
  { perSecond, low, high, decay }: { perSecond: number; low: number; high: number; decay: number },
) {
  const chance = setting.random(name);
  const sound = createSilence(setting.durationSeconds);
  for (const at of scatter(chance, setting.durationSeconds, perSecond)) {
    const frequency = low * (high / low) ** chance.next();
    const grain = ring(frequency, decay * chance.between(0.5, 1.4), chance.between(1.05, 1.6));
    placeGrain(sound, grain, { at, pan: chance.between(-0.8, 0.8), gain: chance.next() ** 2 * 0.5 + 0.05 });
  }
  return sound;
}

/** How a breaker's level goes through its time: it swells, breaks, and runs back hissing. */
function breaker(share: number): number {
  return share < 0.42 ? (share / 0.42) ** 2.4 : Math.exp(-(share - 0.42) * 4.6);
}

/** The sea on a shore: two trains of breakers some nine seconds apart, over a far roar. */
export const composeWaves: ComposeLayer = ({ durationSeconds, random, force, pace }) => {
  const chance = random('waves');
  const trains = [0, 1].map((index) => ({
    period: ((index === 0 ? 9.2 : 12.7) * chance.between(0.92, 1.08)) / pace,
    offset: index === 0 ? chance.between(0.05, 0.3) : chance.between(0.4, 0.8),
    pan: index === 0 ? chance.between(-0.35, 0.1) : chance.between(-0.1, 0.35),
    gain: index === 0 ? 1 : 0.4,
  }));
  const size = createWander(chance, 8, durationSeconds + 20);
  const parts = trains.map(({ period, offset, pan, gain }) => {
    const sound = noiseBed({ durationSeconds, random: chance, colour: 'pink' }, (time) => {
      const place = time / period + offset;
      const level = breaker(place % 1);
      return {
        above: 140 + 500 * Math.max(0, (place % 1) - 0.45),
        below: 260 + 4800 * level * (0.6 + 0.4 * force),
        level: level * (0.7 + 0.3 * size(Math.floor(place) * 8)),
        pan,
      };
    });
    return { sound, atSeconds: 0, gain, fadeSeconds: 0 };
  });
  const roar = noiseBed({ durationSeconds, random: chance, colour: 'brown' }, () => ({
    above: 45,
    below: 240 + 160 * force,
    level: 0.1 + 0.12 * force,
  }));
  return mixSounds([...parts, { sound: roar, atSeconds: 0, gain: 1, fadeSeconds: 0 }], durationSeconds);
};

/** A lake or harbour: small waves that slap and gurgle. */
export const composeLapping: ComposeLayer = (setting) => {
  const { durationSeconds, random } = setting;
  const chance = random('lapping');
  const [lap, side] = [0.55, 1.7].map((period) => createWander(chance, period, durationSeconds));
  const wash = noiseBed({ durationSeconds, random: chance, colour: 'pink' }, (time) => ({
    above: 220,
    below: 700 + 1300 * (lap?.(time) ?? 0),
    level: 0.06 + 0.8 * (lap?.(time) ?? 0) ** 3,
    pan: (side?.(time) ?? 0) - 0.5,
  }));
  const gurgles = bubbles(setting, 'gurgles', { perSecond: 7, low: 300, high: 900, decay: 0.09 });
  return mixSounds(
    [wash, gurgles].map((sound) => ({ sound, atSeconds: 0, gain: 0.8, fadeSeconds: 0 })),
    durationSeconds,
  );
};

/** A brook: countless bubbles over a soft rush. */
export const composeRiver: ComposeLayer = (setting) => {
  const { durationSeconds, random, force } = setting;
  const chance = random('river');
  const [slow, quick] = [1.9, 0.16].map((period) => createWander(chance, period, durationSeconds));
  const rush = noiseBed({ durationSeconds, random: chance, colour: 'pink' }, (time) => ({
    above: 300,
    below: 1700 + 1500 * force + 800 * (quick?.(time) ?? 0),
    level: 0.32 + 0.14 * (slow?.(time) ?? 0) + 0.1 * (quick?.(time) ?? 0),
  }));
  const babble = bubbles(setting, 'babble', { perSecond: 55, low: 380, high: 2100, decay: 0.07 });
  return mixSounds(
    [
      { sound: rush, atSeconds: 0, gain: 0.7, fadeSeconds: 0 },
      { sound: babble, atSeconds: 0, gain: 0.6, fadeSeconds: 0 },
    ],
    durationSeconds,
  );
};

/** A waterfall: a broad, even roar with weight below. */
export const composeWaterfall: ComposeLayer = ({ durationSeconds, random }) => {
  const chance = random('waterfall');
  const [slow, quick] = [1.4, 0.09].map((period) => createWander(chance, period, durationSeconds));
  const spray = noiseBed({ durationSeconds, random: chance, colour: 'white' }, (time) => ({
    above: 500,
    below: 5500 + 1200 * (quick?.(time) ?? 0),
    level: 0.3 + 0.05 * (slow?.(time) ?? 0),
  }));
  const weight = noiseBed({ durationSeconds, random: chance, colour: 'brown' }, (time) => ({
    above: 40,
    below: 420,
    level: 0.7 + 0.2 * (slow?.(time) ?? 0),
  }));
  return mixSounds(
    [spray, weight].map((sound) => ({ sound, atSeconds: 0, gain: 0.7, fadeSeconds: 0 })),
    durationSeconds,
  );
};

/** Rain: a wide hiss, drops that tick on what they hit, and drops that fall into puddles. */
export const composeRain: ComposeLayer = (setting) => {
  const { durationSeconds, random, force } = setting;
  const chance = random('rain');
  const [slow, side] = [2.7, 3.3].map((period) => createWander(chance, period, durationSeconds));
  const hiss = noiseBed({ durationSeconds, random: chance, colour: 'white' }, (time) => ({
    above: 420 - 220 * force,
    below: 6500 + 5500 * force,
    level: 0.2 + 0.1 * force + 0.06 * (slow?.(time) ?? 0),
    pan: (side?.(time) ?? 0.5) * 0.3 - 0.15,
  }));
  const ticks = createSilence(durationSeconds);
  const drop = [0, 1, 2, 3, 4, 5].map((index) => ring(2200 + index * 900, 0.012 + 0.004 * index, 0.9));
  for (const at of scatter(chance, durationSeconds, 60 + 160 * force)) {
    const grain = chance.pick([drop[0], drop[1], drop[2], drop[3], drop[4], drop[5]]);
    if (grain !== undefined)
      placeGrain(ticks, grain, { at, pan: chance.between(-0.9, 0.9), gain: 0.02 + 0.5 * chance.next() ** 6 });
  }
  const puddles = bubbles(setting, 'puddles', { perSecond: 9 + 10 * force, low: 600, high: 1900, decay: 0.05 });
  return mixSounds(
    [
      { sound: hiss, atSeconds: 0, gain: 0.8, fadeSeconds: 0 },
      { sound: ticks, atSeconds: 0, gain: 0.7, fadeSeconds: 0 },
      { sound: puddles, atSeconds: 0, gain: 0.12, fadeSeconds: 0 },
    ],
    durationSeconds,
  );
};

/** Under the surface: everything dull and near, air rising now and then. */
export const composeUnderwater: ComposeLayer = (setting) => {
  const { durationSeconds, random } = setting;
  const chance = random('underwater');
  const [slow, side] = [2.3, 4].map((period) => createWander(chance, period, durationSeconds));
  const pressure = noiseBed({ durationSeconds, random: chance, colour: 'brown' }, (time) => ({
    above: 35,
    below: 170 + 190 * (slow?.(time) ?? 0),
    q: 1.6,
    level: 0.6 + 0.4 * (slow?.(time) ?? 0),
    pan: (side?.(time) ?? 0.5) * 0.6 - 0.3,
  }));
  const air = createSilence(durationSeconds);
  for (const start of scatter(chance, durationSeconds, 0.5)) {
    const pan = chance.between(-0.6, 0.6);
    for (let index = 0; index < 9; index += 1) {
      const grain = ring(chance.between(240, 620) + index * 35, 0.12, 1.7);
      placeGrain(air, grain, { at: start + index * chance.between(0.05, 0.1), pan, gain: 0.25 });
    }
  }
  return mixSounds(
    [
      { sound: pressure, atSeconds: 0, gain: 0.9, fadeSeconds: 0 },
      { sound: addEcho(air, { seconds: 1.8, share: 0.8 }), atSeconds: 0, gain: 0.35, fadeSeconds: 0 },
    ],
    durationSeconds,
  );
};

/** A cave or a tap: single drops, far apart, in a hall. */
export const composeDrips: ComposeLayer = ({ durationSeconds, random }) => {
  const chance = random('drips');
  const sound = createSilence(durationSeconds);
  for (const at of [0.4, ...scatter(chance, durationSeconds, 0.9)]) {
    const grain = ring(chance.between(700, 1500), 0.11, chance.between(1.3, 1.9));
    placeGrain(sound, grain, { at, pan: chance.between(-0.6, 0.6), gain: chance.between(0.3, 0.8) });
  }
  return addEcho(sound, { seconds: 2.6, share: 1 });
};
