import { oklabOfRgb } from '../../colour/oklab.ts';
import { changeColours } from '../../edit/operations/colour-cube.ts';
import type { Image } from '../../edit/pixels/image.ts';

/** The light of an image, or of a part of it: OKLab means and the spread of lightness. */
export interface LightFacts {
  lightness: number;
  a: number;
  b: number;
  spread: number;
}

/** Measures the light of the visible pixels, in a grid of samples. */
export function measureLight({ width, height, pixels }: Image): LightFacts {
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 4096)));
  let count = 0;
  let [lightness, a, b, square] = [0, 0, 0, 0];
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const index = (y * width + x) * 4;
      if ((pixels[index + 3] ?? 0) < 128) continue;
      const colour = oklabOfRgb(pixels[index] ?? 0, pixels[index + 1] ?? 0, pixels[index + 2] ?? 0);
      count++;
      lightness += colour.l;
      a += colour.a;
      b += colour.b;
      square += colour.l ** 2;
    }
  }
  if (count === 0) return { lightness: 0.5, a: 0, b: 0, spread: 0.2 };
  const mean = lightness / count;
  return { lightness: mean, a: a / count, b: b / count, spread: Math.sqrt(Math.max(0, square / count - mean * mean)) };
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/**
 * Adapts a thing to the light of its new surroundings: part of the way in brightness, contrast and cast, so that it
 * fits there but its colours remain. The statistics are those of Reinhard et al., "Color Transfer between Images" (IEEE
 * CG&A 21(5), 2001), in OKLab, each step bounded.
 *
 * @param amount 0 leaves it unchanged, 1 is the maximum
 */
export function matchLight(figure: Image, surroundings: LightFacts, amount: number): Image {
  if (amount <= 0) return figure;
  const own = measureLight(figure);
  const lift = clamp((surroundings.lightness - own.lightness) * 0.55, -0.24, 0.14) * amount;
  const contrast = clamp((surroundings.spread + 0.1) / (own.spread + 0.1), 0.78, 1.2) ** (0.7 * amount);
  const saturation = 1 - clamp(0.3 - Math.hypot(surroundings.a, surroundings.b) * 2.5, 0, 0.22) * amount;
  const castA = clamp(surroundings.a, -0.07, 0.07) * 0.62 * amount;
  const castB = clamp(surroundings.b, -0.07, 0.07) * 0.62 * amount;
  return changeColours(figure, ({ l: lightness, a, b }) => {
    // Black stays black: dark surfaces reflect little of added light.
    const room = clamp(lightness * 2.2, 0, 1);
    return {
      l: own.lightness + (lightness - own.lightness) * contrast + lift * (0.35 + 0.65 * room),
      a: a * saturation + castA * room,
      b: b * saturation + castB * room,
    };
  });
}
