import { createSilence } from '../../../media/write/stereo-audio.ts';
import { addEcho } from '../shape/add-echo.ts';
import { burst, call } from '../shape/grains.ts';
import { noiseBed } from '../shape/noise-bed.ts';
import { placeGrain } from '../shape/place-grain.ts';
import { createWander } from '../shape/wander.ts';
import type { ComposeLayer } from './layer.ts';
import { mixAudio } from '../mix-audio.ts';

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
    const audio = noiseBed({ durationSeconds: 4, random: chance, colour: 'pink' }, (time) => {
      const way = (time - 2) * 1.4 * pace;
      const closeness = 1 / (1 + way * way * 3);
      return {
        above: 90,
        below: 300 + 2300 * closeness * near,
        level: closeness * near,
        pan: from * -Math.tanh(way) * 0.9,
      };
    });
    return { audio, atSeconds: at - 2, gain: 0.8, fadeSeconds: 0.3 };
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
  return mixAudio(
    [
      { audio: hum, atSeconds: 0, gain: 0.8, fadeSeconds: 0 },
      { audio: addEcho(horns, { seconds: 1.5, share: 1 }), atSeconds: 0, gain: 1, fadeSeconds: 0 },
      ...passing,
    ],
    durationSeconds,
  );
};

/** Footsteps, at a walker's pace, on the scene's ground. */
export const composeFootsteps: ComposeLayer = ({ durationSeconds, random, pace, ground }) => {
  const chance = random('footsteps');
  const audio = createSilence(durationSeconds);
  const period = 0.54 / pace;
  for (let at = 0.15, step = 0; at < durationSeconds; at += period * chance.between(0.96, 1.04), step += 1) {
    const pan = step % 2 === 0 ? -0.18 : 0.18;
    const heel = burst(chance, 0.09, {
      above: 60,
      below: ground === 'hard' ? 900 : 240,
      q: ground === 'hard' ? 2 : 0.9,
    });
    placeGrain(audio, heel, { at, pan, gain: 0.6 });
    if (ground === 'hard')
      placeGrain(audio, burst(chance, 0.05, { above: 900, below: 2600 }), { at: at + 0.09, pan, gain: 0.25 });
    const crunches = ground === 'snow' ? 16 : ground === 'soft' ? 7 : 2;
    for (let index = 0; index < crunches; index += 1) {
      const grit = burst(chance, 0.03, {
        above: ground === 'snow' ? 900 : 1500,
        below: ground === 'snow' ? 4200 : 5200,
      });
      placeGrain(audio, grit, { at: at + 0.02 + chance.next() * 0.15, pan, gain: 0.2 * chance.next() });
    }
  }
  return addEcho(audio, { seconds: ground === 'hard' ? 0.9 : 0.4, share: ground === 'hard' ? 0.35 : 0.1 });
};
