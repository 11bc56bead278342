import { createSilence } from '../../../media/write/stereo-audio.ts';
import { ring } from '../shape/grains.ts';
import { addEcho } from '../shape/add-echo.ts';
import { noiseBed } from '../shape/noise-bed.ts';
import { placeGrain, scatter } from '../shape/place-grain.ts';
import { createWander } from '../shape/wander.ts';
import type { ComposeLayer } from './layer.ts';
import { bubbles } from './bubbles.ts';
import { mixAudio } from '../mix-audio.ts';

/** Rain: a wide hiss, drops that tick on hard surfaces, and drops that fall into puddles. */
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
  return mixAudio(
    [
      { audio: hiss, atSeconds: 0, gain: 0.8, fadeSeconds: 0 },
      { audio: ticks, atSeconds: 0, gain: 0.7, fadeSeconds: 0 },
      { audio: puddles, atSeconds: 0, gain: 0.12, fadeSeconds: 0 },
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
  return mixAudio(
    [
      { audio: pressure, atSeconds: 0, gain: 0.9, fadeSeconds: 0 },
      { audio: addEcho(air, { seconds: 1.8, share: 0.8 }), atSeconds: 0, gain: 0.35, fadeSeconds: 0 },
    ],
    durationSeconds,
  );
};

/** A cave or a tap: single drops, far apart, in a hall. */
export const composeDrips: ComposeLayer = ({ durationSeconds, random }) => {
  const chance = random('drips');
  const audio = createSilence(durationSeconds);
  for (const at of [0.4, ...scatter(chance, durationSeconds, 0.9)]) {
    const grain = ring(chance.between(700, 1500), 0.11, chance.between(1.3, 1.9));
    placeGrain(audio, grain, { at, pan: chance.between(-0.6, 0.6), gain: chance.between(0.3, 0.8) });
  }
  return addEcho(audio, { seconds: 2.6, share: 1 });
};
