import { noiseBed } from '../shape/noise-bed.ts';
import { createWander } from '../shape/wander.ts';
import type { ComposeLayer } from './layer.ts';

/** Wind: gusts that open and close a band of noise; a strong one whistles. */
export const composeWind: ComposeLayer = ({ durationSeconds, random, force }) => {
  const chance = random('wind');
  const [gust, flutter, side] = [3.1, 0.7, 5].map((period) => createWander(chance, period, durationSeconds));
  return noiseBed({ durationSeconds, random: chance, colour: 'pink' }, (time) => {
    const strength = ((gust?.(time) ?? 0) * 0.75 + (flutter?.(time) ?? 0) * 0.25) ** 1.5;
    return {
      above: 70 + 130 * strength * force,
      below: 220 + (260 + 900 * force) * strength,
      q: 0.8 + 3.2 * force * strength,
      level: 0.25 + strength,
      pan: (side?.(time) ?? 0.5) * 0.8 - 0.4,
    };
  });
};

/** Leaves and grass in the wind: a light hiss that comes with each gust. */
export const composeLeaves: ComposeLayer = ({ durationSeconds, random, force }) => {
  const chance = random('leaves');
  const [gust, flutter] = [2.6, 0.13].map((period) => createWander(chance, period, durationSeconds));
  return noiseBed({ durationSeconds, random: chance, colour: 'white' }, (time) => ({
    above: 1800,
    below: 5200 + 2600 * force,
    level: (gust?.(time) ?? 0) ** 2 * (0.55 + 0.45 * (flutter?.(time) ?? 0)) + 0.06,
  }));
};

/** Falling snow: next to nothing, a soft hiss that flickers. */
export const composeSnow: ComposeLayer = ({ durationSeconds, random }) => {
  const chance = random('snow');
  const [slow, quick] = [2.2, 0.21].map((period) => createWander(chance, period, durationSeconds));
  return noiseBed({ durationSeconds, random: chance, colour: 'pink' }, (time) => ({
    above: 500,
    below: 2600 + 1200 * (slow?.(time) ?? 0),
    level: 0.5 + 0.3 * (slow?.(time) ?? 0) + 0.2 * (quick?.(time) ?? 0),
  }));
};

/** A quiet room: air that hardly moves. */
export const composeRoom: ComposeLayer = ({ durationSeconds, random }) => {
  const chance = random('room');
  const slow = createWander(chance, 4, durationSeconds);
  return noiseBed({ durationSeconds, random: chance, colour: 'brown' }, (time) => ({
    above: 60,
    below: 300 + 120 * slow(time),
    level: 0.8 + 0.2 * slow(time),
  }));
};
