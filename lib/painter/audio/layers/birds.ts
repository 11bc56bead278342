import { createSilence } from '../../../media/write/stereo-audio.ts';
import { addEcho } from '../shape/add-echo.ts';
import { arch, call } from '../shape/grains.ts';
import { placeGrain } from '../shape/place-grain.ts';
import type { Random } from '../../scene/noise/random.ts';
import type { ComposeLayer } from './layer.ts';

interface Chirp {
  grain: Float32Array;
  /** Since the beginning of the phrase. */
  at: number;
}

/** A bird's own phrase: a few sweeps that it sings again and again. */
function phraseOf(random: Random): Chirp[] {
  const register = random.between(2400, 4300);
  const chirps: Chirp[] = [];
  const count = 2 + Math.floor(random.next() * 5);
  const isTrill = random.chance(0.3);
  for (let index = 0, at = 0; index < count * (isTrill ? 2 : 1); index += 1) {
    const seconds = isTrill ? 0.045 : random.between(0.05, 0.16);
    const [from, to] = [register * random.between(0.9, 1.35), register * random.between(0.85, 1.4)];
    const bend = register * random.between(-0.18, 0.18);
    const shake = random.chance(0.35) ? register * 0.045 : 0;
    const pitch = (share: number) =>
      from +
      (to - from) * share +
      bend * Math.sin(Math.PI * share) +
      shake * Math.sin(share * seconds * 2 * Math.PI * 38);
    chirps.push({ grain: call(seconds, { pitch, level: arch, overtones: [1, 0.07] }), at });
    at += seconds + (isTrill ? 0.03 : random.between(0.03, 0.14));
  }
  return chirps;
}

/** Songbirds, each with its own phrase, position and distance. */
export const composeBirds: ComposeLayer = ({ durationSeconds, random, force, pace }) => {
  const audio = createSilence(durationSeconds);
  const count = 2 + Math.round(force * 4);
  for (let bird = 0; bird < count; bird += 1) {
    const chance = random(`bird ${bird}`);
    const phrase = phraseOf(chance);
    const [pan, gain] = [chance.between(-0.9, 0.9), chance.between(0.12, 0.5)];
    let at = bird === 0 ? chance.between(0.1, 0.5) : chance.between(0.2, 3);
    while (at < durationSeconds) {
      const end = 1 + Math.floor(chance.next() * phrase.length * 1.6);
      for (const chirp of phrase.slice(0, end)) {
        placeGrain(audio, chirp.grain, { at: at + chirp.at, pan, gain: gain * chance.between(0.8, 1.1) });
      }
      at += (phrase.at(-1)?.at ?? 0) + chance.between(0.9, 3.6) / pace;
    }
  }
  return addEcho(audio, { seconds: 1.1, share: 0.45 });
};

/** Gulls: falling cries in rows of three to five. */
export const composeGulls: ComposeLayer = ({ durationSeconds, random }) => {
  const audio = createSilence(durationSeconds);
  for (let gull = 0; gull < 3; gull += 1) {
    const chance = random(`gull ${gull}`);
    const voice = chance.between(820, 1150);
    const pan = chance.between(-0.8, 0.8);
    for (let at = gull * 1.4 + chance.between(0.2, 1); at < durationSeconds; at += chance.between(4, 7.5)) {
      const cries = 3 + Math.floor(chance.next() * 3);
      for (let index = 0; index < cries; index += 1) {
        const seconds = index === 0 ? 0.46 : 0.27;
        const grain = call(seconds, {
          pitch: (share) => voice * (0.78 + 0.42 * Math.sin(Math.PI * share ** 0.6) - 0.18 * share),
          level: (share) => arch(share) * (1 + 0.3 * Math.sin(share * seconds * 2 * Math.PI * 55)),
          overtones: [0.7, 1, 0.55, 0.3, 0.12],
        });
        placeGrain(audio, grain, { at: at + index * 0.36, pan, gain: 0.18 * (1 - 0.12 * index) });
      }
    }
  }
  return addEcho(audio, { seconds: 1.4, share: 0.5 });
};

/** An owl far off: three soft calls, then a long pause. */
export const composeOwl: ComposeLayer = ({ durationSeconds, random }) => {
  const chance = random('owl');
  const audio = createSilence(durationSeconds);
  const voice = chance.between(330, 410);
  const pan = chance.between(-0.7, 0.7);
  for (let at = chance.between(0.4, 1.2); at < durationSeconds; at += chance.between(5, 8)) {
    for (const [delay, seconds] of [
      [0, 0.32],
      [0.75, 0.2],
      [1.02, 0.75],
    ] as const) {
      const grain = call(seconds, {
        pitch: (share) => voice * (1 + 0.05 * Math.sin(Math.PI * share) - 0.06 * share),
        level: arch,
        overtones: [1, 0.12, 0.04],
      });
      placeGrain(audio, grain, { at: at + delay, pan, gain: 0.5 });
    }
  }
  return addEcho(audio, { seconds: 2.2, share: 0.8 });
};
