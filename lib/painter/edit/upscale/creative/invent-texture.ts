import { softBlur } from '../../pixels/box-blur.ts';
import { hashNoise } from '../../pixels/hash-noise.ts';
import { createPlane, type Plane } from '../../pixels/image.ts';
import { createRowReader } from '../../pixels/resize-plane.ts';
import type { TextureGuide } from './texture-guide.ts';

/** A tileable square of grain; its side is a power of two. */
export interface Grain {
  side: number;
  values: Float32Array;
}

const side = 512;

/** Grain of mean 0 and deviation 1 whose finest grains are pixels and whose coarsest are source pixels. */
export function createGrain(scale: number, seed: number): Grain {
  const white = createPlane(side, side);
  for (let index = 0; index < side * side; index++) {
    white.values[index] = hashNoise(index % side, Math.floor(index / side), seed) * Math.sqrt(3);
  }
  const values = white.values.map((value) => value * 0.7);
  if (scale > 1.5) {
    const soft = softBlur(white, Math.max(0.7, scale / 3.2)).values;
    let sum = 0;
    for (const value of soft) sum += value * value;
    const gain = 1 / Math.sqrt(sum / soft.length);
    for (let index = 0; index < values.length; index++)
      values[index] = (values[index] as number) + (soft[index] as number) * gain;
  }
  return { side, values };
}

/** Steps each way along the direction of the texture over which grain is averaged. */
const strands = 4;

/**
 * Grain as strong as the texture around each pixel, stretched along it: hair and grass get strands, stone gets grain,
 * smooth areas get none. Line integral convolution, Cabral and Leedom, SIGGRAPH 1993.
 */
export function inventTexture(
  guide: TextureGuide,
  grain: Grain,
  size: { width: number; height: number },
  top: number,
): Plane {
  const { width, height } = size;
  const result = createPlane(width, height);
  const readAmplitude = createRowReader(guide.amplitude, width, height);
  const readCosine = createRowReader(guide.cosine, width, height);
  const readSine = createRowReader(guide.sine, width, height);
  const mask = grain.side - 1;
  for (let y = 0; y < height; y++) {
    const [amplitude, cosine, sine] = [readAmplitude(y), readCosine(y), readSine(y)];
    for (let x = 0; x < width; x++) {
      const strength = amplitude[x] as number;
      if (strength < 0.05) continue;
      const [double, other] = [cosine[x] as number, sine[x] as number];
      const clarity = Math.min(1, Math.hypot(double, other));
      const angle = Math.atan2(other, double) / 2;
      const [stepX, stepY] = [Math.cos(angle), Math.sin(angle)];
      let sum = 0;
      let square = 0;
      for (let step = -strands; step <= strands; step++) {
        const weight = step === 0 ? 1 : clarity * clarity * (1 - Math.abs(step) / (strands + 1));
        const column = (x + Math.floor(stepX * step + 0.5)) & mask;
        const row = (y + top + Math.floor(stepY * step + 0.5)) & mask;
        sum += weight * (grain.values[row * grain.side + column] as number);
        square += weight * weight;
      }
      result.values[y * width + x] = (strength * sum) / Math.sqrt(square);
    }
  }
  return result;
}
