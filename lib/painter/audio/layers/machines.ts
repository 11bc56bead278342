import { createSilence, audioRate, type StereoAudio } from '../../../media/write/stereo-audio.ts';
import { addEcho } from '../shape/add-echo.ts';
import { burst } from '../shape/grains.ts';
import { noiseBed } from '../shape/noise-bed.ts';
import { placeGrain } from '../shape/place-grain.ts';
import { createWander } from '../shape/wander.ts';
import type { ComposeLayer } from './layer.ts';
import { mixAudio } from '../mix-audio.ts';

/** A tone with overtones that fall by `slope` each, its pitch following a curve; placed in the middle. */
function motor(
  durationSeconds: number,
  { pitch, overtones, slope }: { pitch: (timeSeconds: number) => number; overtones: number; slope: number },
): StereoAudio {
  const audio = createSilence(durationSeconds);
  let phase = 0;
  for (let index = 0; index < audio.left.length; index += 1) {
    let [value, level] = [0, 0.3];
    for (let overtone = 1; overtone <= overtones; overtone += 1, level *= slope)
      value += level * Math.sin(phase * overtone);
    audio.left[index] = value;
    phase += (2 * Math.PI * pitch(index / audioRate)) / audioRate;
  }
  audio.right.set(audio.left);
  return audio;
}

/** A car's or boat's engine: it fires some thirty to sixty times per second, never quite evenly. */
export const composeEngine: ComposeLayer = ({ durationSeconds, random, pace }) => {
  const chance = random('engine');
  const [load, shake] = [2.4, 0.05].map((period) => createWander(chance, period, durationSeconds));
  const tone = motor(durationSeconds, {
    pitch: (time) => 34 * pace * (0.9 + 0.35 * (load?.(time) ?? 0) + 0.06 * (shake?.(time) ?? 0)),
    overtones: 14,
    slope: 0.82,
  });
  const road = noiseBed({ durationSeconds, random: chance, colour: 'brown' }, (time) => ({
    above: 60,
    below: 420 + 380 * (load?.(time) ?? 0),
    level: 0.6,
  }));
  return mixAudio(
    [
      { audio: tone, atSeconds: 0, gain: 0.7, fadeSeconds: 0 },
      { audio: road, atSeconds: 0, gain: 0.14, fadeSeconds: 0 },
    ],
    durationSeconds,
  );
};

/** A train: wheels over the joints in pairs, and the roll beneath. */
export const composeTrain: ComposeLayer = ({ durationSeconds, random, pace }) => {
  const chance = random('train');
  const beat = createSilence(durationSeconds);
  const period = 0.86 / pace;
  for (let at = 0.1; at < durationSeconds; at += period) {
    for (const [delay, gain] of [
      [0, 1],
      [0.13, 0.8],
      [0.43, 0.9],
      [0.56, 0.7],
    ] as const) {
      const wheel = burst(chance, 0.13, { above: 90, below: 750, q: 1.8 });
      const rail = burst(chance, 0.05, { above: 1600, below: 3800 });
      placeGrain(beat, wheel, { at: at + delay * period, pan: delay - 0.3, gain: gain * 0.6 });
      placeGrain(beat, rail, { at: at + delay * period, pan: delay - 0.3, gain: gain * 0.12 });
    }
  }
  const roll = noiseBed({ durationSeconds, random: chance, colour: 'brown' }, () => ({
    above: 50,
    below: 360,
    level: 0.6,
  }));
  return mixAudio(
    [
      { audio: addEcho(beat, { seconds: 0.6, share: 0.3 }), atSeconds: 0, gain: 1, fadeSeconds: 0 },
      { audio: roll, atSeconds: 0, gain: 0.5, fadeSeconds: 0 },
    ],
    durationSeconds,
  );
};

/** A jet overhead: a wide roar that passes, a whine in it. */
export const composePlane: ComposeLayer = ({ durationSeconds, random }) => {
  const chance = random('plane');
  const middle = durationSeconds * chance.between(0.4, 0.6);
  const closeness = (time: number) => 1 / (1 + ((time - middle) / 3.5) ** 2);
  const roar = noiseBed({ durationSeconds, random: chance, colour: 'brown' }, (time) => ({
    above: 60,
    below: 280 + 1500 * closeness(time),
    level: 0.3 + closeness(time),
    pan: Math.tanh((time - middle) / 3) * 0.7,
  }));
  const whine = motor(durationSeconds, {
    pitch: (time) => 620 - 90 * Math.tanh((time - middle) / 2.5),
    overtones: 3,
    slope: 0.4,
  });
  return mixAudio(
    [
      { audio: roar, atSeconds: 0, gain: 1, fadeSeconds: 0 },
      { audio: whine, atSeconds: 0, gain: 0.02, fadeSeconds: 0 },
    ],
    durationSeconds,
  );
};

/** How near a rocket still is. */
const away = (timeSeconds: number): number => Math.exp(-timeSeconds / 14);

/** A rocket's engines: weight, tearing crackle, and a climb away. */
export const composeRocket: ComposeLayer = ({ durationSeconds, random }) => {
  const chance = random('rocket');
  const crackle = createWander(chance, 0.018, durationSeconds);
  const weight = noiseBed({ durationSeconds, random: chance, colour: 'brown' }, (time) => ({
    above: 28,
    below: 180 + 220 * away(time),
    level: away(time),
  }));
  const tear = noiseBed({ durationSeconds, random: chance, colour: 'pink' }, (time) => ({
    above: 250,
    below: 900 + 2600 * away(time),
    level: away(time) * crackle(time) ** 3,
  }));
  return mixAudio(
    [
      { audio: weight, atSeconds: 0, gain: 1, fadeSeconds: 0 },
      { audio: tear, atSeconds: 0, gain: 0.9, fadeSeconds: 0 },
    ],
    durationSeconds,
  );
};
