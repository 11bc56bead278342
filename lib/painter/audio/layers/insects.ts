import { createSilence, audioRate } from '../../../media/write/stereo-audio.ts';
import { addEcho } from '../shape/add-echo.ts';
import { createFilter } from '../shape/filter.ts';
import { arch, call } from '../shape/grains.ts';
import { placeGrain } from '../shape/place-grain.ts';
import { createWander } from '../shape/wander.ts';
import type { ComposeLayer } from './layer.ts';

/** Crickets: each strikes its chirp of three or four pulses about twice a second, near 4.5 kHz. */
export const composeCrickets: ComposeLayer = ({ durationSeconds, random, force, pace }) => {
  const audio = createSilence(durationSeconds);
  const count = 4 + Math.round(force * 5);
  for (let cricket = 0; cricket < count; cricket += 1) {
    const chance = random(`cricket ${cricket}`);
    const carrier = chance.between(4150, 4900);
    const [pulses, period] = [3 + Math.floor(chance.next() * 2), chance.between(0.42, 0.58) / pace];
    const seconds = pulses * 0.033;
    const grain = call(seconds, {
      pitch: (share) => carrier * (1 - 0.012 * share),
      level: (share) => arch((share * pulses) % 1) ** 2,
      overtones: [1, 0.05],
    });
    const [pan, gain] = [chance.between(-0.95, 0.95), 0.05 + 0.3 * chance.next() ** 2];
    const rest = createWander(chance, 6, durationSeconds);
    for (let at = chance.between(0, period); at < durationSeconds; at += period * chance.between(0.985, 1.015)) {
      if (rest(at) > 0.25) placeGrain(audio, grain, { at, pan, gain });
    }
  }
  return addEcho(audio, { seconds: 0.8, share: 0.25 });
};

/** Frogs at a pond: short creaks in answer to each other. */
export const composeFrogs: ComposeLayer = ({ durationSeconds, random }) => {
  const audio = createSilence(durationSeconds);
  for (let frog = 0; frog < 4; frog += 1) {
    const chance = random(`frog ${frog}`);
    const [voice, creak] = [chance.between(480, 1150), chance.between(28, 46)];
    const seconds = chance.between(0.22, 0.42);
    const grain = call(seconds, {
      pitch: (share) => voice * (0.9 + 0.18 * share),
      level: (share) => arch(share) * (0.5 + 0.5 * Math.sin(share * seconds * 2 * Math.PI * creak)) ** 3,
      overtones: [1, 0.6, 0.35, 0.15],
    });
    const pan = chance.between(-0.8, 0.8);
    for (let at = chance.between(0.1, 1.6); at < durationSeconds; at += chance.between(0.8, 2.2)) {
      placeGrain(audio, grain, { at, pan, gain: 0.2 });
    }
  }
  return addEcho(audio, { seconds: 1.2, share: 0.4 });
};

/** Bees: a few wings that come near and recede. */
export const composeBees: ComposeLayer = ({ durationSeconds, random }) => {
  const audio = createSilence(durationSeconds);
  for (let bee = 0; bee < 3; bee += 1) {
    const chance = random(`bee ${bee}`);
    const wing = chance.between(185, 245);
    const [pitch, near, side] = [0.5, 1.6, 1.1].map((period) => createWander(chance, period, durationSeconds));
    const body = createFilter(1500, 0.9);
    let phase = 0;
    for (let index = 0; index < audio.left.length; index += 1) {
      const time = index / audioRate;
      const level = 0.1 * (near?.(time) ?? 0) ** 2;
      const share = side?.(time) ?? 0.5;
      phase += (wing * (0.94 + 0.12 * (pitch?.(time) ?? 0))) / audioRate;
      body.step(2 * (phase % 1) - 1);
      const buzz = level * body.low * (0.6 + 0.4 * Math.sin(phase * Math.PI));
      audio.left[index] = (audio.left[index] as number) + buzz * Math.sqrt(1 - share);
      audio.right[index] = (audio.right[index] as number) + buzz * Math.sqrt(share);
    }
  }
  return audio;
};
