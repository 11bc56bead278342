import { createSilence, audioRate, type StereoAudio } from '../../../media/write/stereo-audio.ts';
import type { Random } from '../../scene/noise/random.ts';
import { addEcho } from '../shape/add-echo.ts';
import { createFilter } from '../shape/filter.ts';
import { burst } from '../shape/grains.ts';
import { placeGrain } from '../shape/place-grain.ts';
import { createWander } from '../shape/wander.ts';
import type { ComposeLayer } from './layer.ts';

/** One rolling clap: noise whose top sinks as the sound comes from farther along the bolt. */
function roll(random: Random, seconds: number, brightness: number): Float32Array {
  const grain = new Float32Array(Math.round(seconds * audioRate));
  const [first, second] = [createFilter(200), createFilter(200)];
  const rumble = createWander(random, 0.17, seconds);
  for (let index = 0; index < grain.length; index += 1) {
    const time = index / audioRate;
    if (index % 64 === 0) {
      const corner = 90 + brightness * 1500 * Math.exp(-time * 2.2);
      first.tune(corner);
      second.tune(corner);
    }
    first.step((random.next() * 2 - 1) * 3);
    second.step(first.low);
    const level = Math.min(1, time / 0.05) * Math.exp(-time * (3.4 / seconds)) * (0.25 + 0.75 * rumble(time));
    grain[index] = second.low * level * Math.min(1, (seconds - time) / 0.4);
  }
  return grain;
}

function clap(target: StereoAudio, random: Random, { at, pan, near }: { at: number; pan: number; near: number }): void {
  if (near > 0.45) {
    for (let index = 0; index < 5; index += 1) {
      const crack = burst(random, random.between(0.12, 0.3), { above: 350, below: 5200 * near });
      placeGrain(target, crack, { at: at + index * random.between(0.02, 0.07), pan, gain: near * 0.8 });
    }
  }
  placeGrain(target, roll(random, random.between(3.2, 4.6), near), { at, pan: pan * 0.5, gain: 1.6 });
}

/**
 * Thunder: it follows each visible flash by a second or less, from the position of the bolt; without flashes it rolls
 * from afar, early at first.
 */
export const composeThunder: ComposeLayer = ({ durationSeconds, random, flashes }) => {
  const chance = random('thunder');
  const audio = createSilence(durationSeconds);
  if (flashes.length > 0) {
    for (const { atSeconds, across } of flashes) {
      const near = chance.between(0.35, 1);
      clap(audio, chance, { at: atSeconds + 0.25 + (1 - near) * 0.9, pan: across * 1.4 - 0.7, near });
    }
  } else {
    for (let at = chance.between(0.2, 0.7); at < durationSeconds; at += chance.between(4.5, 8)) {
      clap(audio, chance, { at, pan: chance.between(-0.6, 0.6), near: chance.between(0.1, 0.6) });
    }
  }
  return addEcho(audio, { seconds: 3.2, share: 0.5 });
};

/** A volcano or an avalanche: a rumble that never ends. */
export const composeRumble: ComposeLayer = ({ durationSeconds, random }) => {
  const chance = random('rumble');
  const audio = createSilence(durationSeconds);
  for (let at = -1; at < durationSeconds; at += chance.between(0.5, 1.3)) {
    placeGrain(audio, roll(chance, 3, chance.between(0, 0.25)), { at, pan: chance.between(-0.6, 0.6), gain: 1 });
  }
  return audio;
};
