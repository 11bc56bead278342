import { noiseBed } from '../shape/noise-bed.ts';
import { createWander } from '../shape/wander.ts';
import type { ComposeLayer } from './layer.ts';
import { bubbles } from './bubbles.ts';
import { mixAudio } from '../mix-audio.ts';

/** The level of a breaker over time: it swells, breaks, and runs back hissing. */
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
    const audio = noiseBed({ durationSeconds, random: chance, colour: 'pink' }, (time) => {
      const place = time / period + offset;
      const level = breaker(place % 1);
      return {
        above: 140 + 500 * Math.max(0, (place % 1) - 0.45),
        below: 260 + 4800 * level * (0.6 + 0.4 * force),
        level: level * (0.7 + 0.3 * size(Math.floor(place) * 8)),
        pan,
      };
    });
    return { audio, atSeconds: 0, gain, fadeSeconds: 0 };
  });
  const roar = noiseBed({ durationSeconds, random: chance, colour: 'brown' }, () => ({
    above: 45,
    below: 240 + 160 * force,
    level: 0.1 + 0.12 * force,
  }));
  return mixAudio([...parts, { audio: roar, atSeconds: 0, gain: 1, fadeSeconds: 0 }], durationSeconds);
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
  return mixAudio(
    [wash, gurgles].map((audio) => ({ audio, atSeconds: 0, gain: 0.8, fadeSeconds: 0 })),
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
  return mixAudio(
    [
      { audio: rush, atSeconds: 0, gain: 0.7, fadeSeconds: 0 },
      { audio: babble, atSeconds: 0, gain: 0.6, fadeSeconds: 0 },
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
  return mixAudio(
    [spray, weight].map((audio) => ({ audio, atSeconds: 0, gain: 0.7, fadeSeconds: 0 })),
    durationSeconds,
  );
};
