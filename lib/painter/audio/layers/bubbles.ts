import { createSilence } from '../../../media/write/stereo-audio.ts';
import { ring } from '../shape/grains.ts';
import { placeGrain, scatter } from '../shape/place-grain.ts';
import type { LayerSetting } from './layer.ts';

/** Bubbles rise in pitch as they near the surface (M. Minnaert, On musical air-bubbles, 1933). */
export function bubbles(
  setting: LayerSetting,
  name: string,
  { perSecond, low, high, decay }: { perSecond: number; low: number; high: number; decay: number },
) {
  const chance = setting.random(name);
  const audio = createSilence(setting.durationSeconds);
  for (const at of scatter(chance, setting.durationSeconds, perSecond)) {
    const frequency = low * (high / low) ** chance.next();
    const grain = ring(frequency, decay * chance.between(0.5, 1.4), chance.between(1.05, 1.6));
    placeGrain(audio, grain, { at, pan: chance.between(-0.8, 0.8), gain: chance.next() ** 2 * 0.5 + 0.05 });
  }
  return audio;
}
