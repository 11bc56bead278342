import { createSilence } from '../../../media/write/stereo-audio.ts';
import { addEcho } from '../shape/add-echo.ts';
import { arch, burst, call } from '../shape/grains.ts';
import { placeGrain } from '../shape/place-grain.ts';
import type { ComposeLayer } from './layer.ts';

/** A wolf: a howl that climbs, stays, and sinks. */
export const composeWolf: ComposeLayer = ({ durationSeconds, random }) => {
  const chance = random('wolf');
  const audio = createSilence(durationSeconds);
  for (let at = chance.between(0.2, 0.6); at < durationSeconds; at += chance.between(4.5, 6.5)) {
    const [voice, seconds] = [chance.between(380, 460), Math.min(3.4, durationSeconds)];
    const grain = call(seconds, {
      pitch: (share) =>
        voice *
        (0.72 + 0.38 * Math.min(1, share * 4) - 0.3 * Math.max(0, share - 0.6) ** 1.2) *
        (1 + 0.006 * Math.sin(share * 60)),
      level: (share) => arch(share) ** 0.7,
      overtones: [1, 0.35, 0.12, 0.05],
    });
    placeGrain(audio, grain, { at, pan: chance.between(-0.6, 0.6), gain: 0.3 });
  }
  return addEcho(audio, { seconds: 3, share: 0.9 });
};

/** A dog: barks in groups of two or three. */
export const composeDog: ComposeLayer = ({ durationSeconds, random }) => {
  const chance = random('dog');
  const audio = createSilence(durationSeconds);
  const voice = chance.between(290, 420);
  const pan = chance.between(-0.5, 0.5);
  for (let at = chance.between(0.3, 0.8); at < durationSeconds; at += chance.between(2, 4)) {
    const barks = 2 + Math.floor(chance.next() * 2);
    for (let index = 0; index < barks; index += 1) {
      const grain = call(0.16, {
        pitch: (share) => voice * (0.9 + 0.5 * Math.sin(Math.PI * share ** 0.5)),
        level: (share) => Math.min(1, share * 14) * (1 - share) ** 1.4,
        overtones: [0.8, 1, 0.8, 0.55, 0.35, 0.2, 0.1],
      });
      const breath = burst(chance, 0.14, { above: 500, below: 2600 });
      placeGrain(audio, grain, { at: at + index * 0.42, pan, gain: 0.2 });
      placeGrain(audio, breath, { at: at + index * 0.42, pan, gain: 0.16 });
    }
  }
  return addEcho(audio, { seconds: 0.9, share: 0.4 });
};

/** Whales: long glides that answer each other in a vast space. */
export const composeWhale: ComposeLayer = ({ durationSeconds, random }) => {
  const chance = random('whale');
  const audio = createSilence(durationSeconds);
  for (let at = chance.between(0, 0.4); at < durationSeconds; at += chance.between(2.2, 3.6)) {
    const seconds = chance.between(1.4, 2.8);
    const [from, to] = [chance.between(160, 420), chance.between(120, 520)];
    const grain = call(seconds, {
      pitch: (share) => from + (to - from) * share ** 1.6 + 12 * Math.sin(share * seconds * 2 * Math.PI * 4.5),
      level: arch,
      overtones: [1, 0.4, 0.16, 0.07],
    });
    placeGrain(audio, grain, { at, pan: chance.between(-0.8, 0.8), gain: 0.3 });
  }
  return addEcho(audio, { seconds: 5, share: 1.3 });
};

/** Hooves: a horse at the pace that the prompt gives, three beats and a rest. */
export const composeHooves: ComposeLayer = ({ durationSeconds, random, pace, ground }) => {
  const chance = random('hooves');
  const audio = createSilence(durationSeconds);
  const stride = 0.62 / pace;
  const isSoft = ground !== 'hard';
  for (let at = 0.1; at < durationSeconds; at += stride * chance.between(0.97, 1.03)) {
    for (const [index, share] of [0, 0.21, 0.4].entries()) {
      const grain = burst(chance, isSoft ? 0.13 : 0.09, {
        above: isSoft ? 60 : 380,
        below: isSoft ? 260 : 900 + index * 260,
        q: isSoft ? 1.2 : 4,
      });
      placeGrain(audio, grain, {
        at: at + share * stride,
        pan: index * 0.16 - 0.16,
        gain: 0.5 * chance.between(0.8, 1),
      });
    }
  }
  return addEcho(audio, { seconds: 0.5, share: 0.2 });
};
