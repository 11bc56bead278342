import { createSilence, audioRate } from '../../../media/write/stereo-audio.ts';
import { addEcho } from '../shape/add-echo.ts';
import { noiseBed } from '../shape/noise-bed.ts';
import { createWander } from '../shape/wander.ts';
import type { ComposeLayer } from './layer.ts';
import { mixAudio } from '../mix-audio.ts';

/** Space has no sound; videos usually give it a deep drone that beats slowly, and a shimmer. */
export const composeSpace: ComposeLayer = ({ durationSeconds, random }) => {
  const chance = random('space');
  const drone = createSilence(durationSeconds);
  const base = chance.between(46, 58);
  for (const ratio of [1, 1.5, 2, 3, 4.02]) {
    for (const channel of [drone.left, drone.right]) {
      const frequency = base * ratio * (1 + chance.spread() * 0.003);
      const swell = createWander(chance, 2.8, durationSeconds);
      for (let index = 0; index < channel.length; index += 1) {
        const time = index / audioRate;
        const level = (0.15 + 0.3 * swell(time)) / ratio ** 0.9;
        channel[index] = (channel[index] as number) + level * Math.sin(2 * Math.PI * frequency * time);
      }
    }
  }
  const [slow, side] = [3.4, 2.6].map((period) => createWander(chance, period, durationSeconds));
  const shimmer = noiseBed({ durationSeconds, random: chance, colour: 'pink' }, (time) => ({
    above: 500,
    below: 700 + 1500 * (slow?.(time) ?? 0),
    q: 5,
    level: 0.03 + 0.07 * (slow?.(time) ?? 0),
    pan: (side?.(time) ?? 0.5) * 1.4 - 0.7,
  }));
  return mixAudio(
    [
      { audio: drone, atSeconds: 0, gain: 0.7, fadeSeconds: 0 },
      { audio: addEcho(shimmer, { seconds: 4, share: 0.8 }), atSeconds: 0, gain: 0.7, fadeSeconds: 0 },
    ],
    durationSeconds,
  );
};
