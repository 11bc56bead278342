import { createCanvas } from '@napi-rs/canvas';
import { smoothStep } from '../../../curves/smooth-step.ts';
import { createRandom } from '../../../scene/noise/random.ts';
import type { EffectAmounts } from '../motion-plan.ts';
import type { Effect, EffectOptions } from './effect.ts';
import { createPetals, createSnow } from './flakes.ts';
import { createFog } from './fog.ts';
import { createFlicker, createLightLeak, createLivingLight } from './light.ts';
import { createRain } from './rain.ts';
import { createDust, createFireflies } from './sparks.ts';

// From back to front.
const makers: Record<keyof EffectAmounts, (options: EffectOptions) => Effect> = {
  light: createLivingLight,
  fog: createFog,
  dust: createDust,
  fireflies: createFireflies,
  petals: createPetals,
  snow: createSnow,
  rain: createRain,
  flicker: createFlicker,
  leak: createLightLeak,
};

/** Seconds in which effects fade in, because a video begins on its image, and fade out, where it ends on one. */
const arrivalSeconds = 0.8;

/** Draws effects over frames. */
export type Overlay = (frame: Uint32Array, timeSeconds: number) => Uint8ClampedArray | Uint8Array;

/** Makes the overlay of all requested effects; without any, frames pass unchanged at no cost. */
export function createOverlay(
  amounts: EffectAmounts,
  options: {
    width: number;
    height: number;
    seed: number;
    /** The time at which all effects have faded out. */ endSeconds?: number | null;
  },
): Overlay {
  const { width, height, seed, endSeconds = null } = options;
  const wanted = (Object.keys(makers) as (keyof EffectAmounts)[]).filter((name) => amounts[name] > 0);
  const effects = wanted.map((name) =>
    makers[name]({ width, height, amount: amounts[name], random: createRandom(seed, `effect ${name}`) }),
  );
  if (effects.length === 0) return bytesOf;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const layer = createCanvas(width, height);
  const layerContext = layer.getContext('2d');
  return (frame, timeSeconds) => {
    const image = layerContext.createImageData(width, height);
    new Uint32Array(image.data.buffer, image.data.byteOffset, frame.length).set(frame);
    layerContext.putImageData(image, 0, 0);
    const left = endSeconds === null ? 0 : smoothStep(endSeconds - arrivalSeconds, endSeconds, timeSeconds);
    const arrived = smoothStep(0, arrivalSeconds, timeSeconds) * (1 - left);
    for (const effect of effects) effect.draw(layerContext, timeSeconds);
    if (arrived >= 1) return layerContext.getImageData(0, 0, width, height).data;
    context.putImageData(image, 0, 0);
    context.globalAlpha = arrived;
    context.drawImage(layer, 0, 0);
    context.globalAlpha = 1;
    return context.getImageData(0, 0, width, height).data;
  };
}

function bytesOf(frame: Uint32Array): Uint8Array {
  return new Uint8Array(frame.buffer, frame.byteOffset, frame.byteLength);
}
