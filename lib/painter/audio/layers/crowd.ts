import { createSilence, audioRate } from '../../../media/write/stereo-audio.ts';
import { addEcho } from '../shape/add-echo.ts';
import { createFilter } from '../shape/filter.ts';
import { burst } from '../shape/grains.ts';
import { placeGrain } from '../shape/place-grain.ts';
import { createWander } from '../shape/wander.ts';
import type { ComposeLayer } from './layer.ts';

/** First and second formants of some vowels, in Hz (Peterson and Barney, 1952, rounded). */
const vowels: readonly [readonly [number, number], ...(readonly [number, number])[]] = [
  [730, 1090],
  [530, 1840],
  [270, 2290],
  [570, 840],
  [440, 1020],
  [660, 1720],
];

/** A crowd's murmur: voices that form vowels and no words. */
export const composeCrowd: ComposeLayer = ({ durationSeconds, random, force }) => {
  const audio = createSilence(durationSeconds);
  const count = 6 + Math.round(force * 6);
  for (let voice = 0; voice < count; voice += 1) {
    const chance = random(`voice ${voice}`);
    const base = chance.chance(0.5) ? chance.between(95, 140) : chance.between(170, 235);
    const [first, second] = [createFilter(500, 6), createFilter(1500, 8)];
    const [tune, talk] = [0.35, 1.8].map((period) => createWander(chance, period, durationSeconds));
    const pan = (chance.between(-0.9, 0.9) + 1) / 2;
    const [toLeft, toRight] = [Math.sqrt(1 - pan), Math.sqrt(pan)];
    let [phase, until, from, gain] = [0, 0, 0, 0];
    for (let index = 0; index < audio.left.length; index += 1) {
      const time = index / audioRate;
      if (time >= until) {
        const [low, high] = chance.pick(vowels);
        first.tune(low * 1.05, 6);
        second.tune(high * 1.05, 8);
        from = time;
        until = time + chance.between(0.12, 0.3);
        gain = (talk?.(time) ?? 0) > 0.4 ? chance.between(0.3, 1) : 0;
      }
      phase += (base * (0.88 + 0.3 * (tune?.(time) ?? 0))) / audioRate;
      const source =
        gain === 0 ? 0 : (2 * (phase % 1) - 1) * gain * Math.sin((Math.PI * (time - from)) / (until - from));
      first.step(source);
      second.step(source);
      const value = 0.06 * (first.band + 0.6 * second.band);
      audio.left[index] = (audio.left[index] as number) + value * toLeft;
      audio.right[index] = (audio.right[index] as number) + value * toRight;
    }
  }
  return addEcho(audio, { seconds: 1.4, share: 0.8 });
};

/** Applause: many hands, each with its own beat. */
export const composeApplause: ComposeLayer = ({ durationSeconds, random }) => {
  const audio = createSilence(durationSeconds);
  for (let hands = 0; hands < 40; hands += 1) {
    const chance = random(`hands ${hands}`);
    const clap = burst(chance, 0.03, { above: 700, below: chance.between(1500, 3200), q: 1.6 });
    const [period, pan, gain] = [chance.between(0.19, 0.31), chance.between(-0.95, 0.95), chance.between(0.05, 0.2)];
    for (let at = chance.between(0, 0.8); at < durationSeconds; at += period * chance.between(0.9, 1.1)) {
      placeGrain(audio, clap, { at, pan, gain });
    }
  }
  return addEcho(audio, { seconds: 1.2, share: 0.5 });
};
