import { createSilence } from '../../../media/write/stereo-audio.ts';
import { burst } from '../shape/grains.ts';
import { noiseBed } from '../shape/noise-bed.ts';
import { placeGrain, scatter } from '../shape/place-grain.ts';
import { createWander } from '../shape/wander.ts';
import type { ComposeLayer } from './layer.ts';
import { mixAudio } from '../mix-audio.ts';

/** A fire: random snaps and crackles, a low flutter of flames, a faint hiss. */
export const composeFire: ComposeLayer = ({ durationSeconds, random, force }) => {
  const chance = random('fire');
  const crackles = createSilence(durationSeconds);
  for (const at of scatter(chance, durationSeconds, 14 + 16 * force)) {
    const size = chance.next() ** 4;
    const grain = burst(chance, 0.006 + 0.03 * size, {
      above: 900 - 500 * size,
      below: chance.between(2200, 7000),
      q: 1.4,
    });
    placeGrain(crackles, grain, { at, pan: chance.between(-0.5, 0.5), gain: 0.06 + 0.9 * size });
  }
  const flicker = createWander(chance, 0.11, durationSeconds);
  const flames = noiseBed({ durationSeconds, random: chance, colour: 'brown' }, (time) => ({
    above: 55,
    below: 230 + 160 * flicker(time),
    level: 0.35 + 0.5 * flicker(time) ** 2,
  }));
  const hiss = noiseBed({ durationSeconds, random: chance, colour: 'white' }, (time) => ({
    above: 2500,
    below: 7000,
    level: 0.012 + 0.01 * flicker(time),
  }));
  return mixAudio(
    [
      { audio: crackles, atSeconds: 0, gain: 1, fadeSeconds: 0 },
      { audio: flames, atSeconds: 0, gain: 0.2, fadeSeconds: 0 },
      { audio: hiss, atSeconds: 0, gain: 1, fadeSeconds: 0 },
    ],
    durationSeconds,
  );
};
