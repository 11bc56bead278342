import { oklabPlanes } from '../../edit/pixels/oklab-planes.ts';
import { saliencyOf } from '../../edit/regions/saliency.ts';
import type { Image } from '../../edit/pixels/image.ts';
import { shrinkImage } from '../../edit/pixels/sharp-bridge.ts';

/** The measures of a sketch, each 0 to 1. */
export interface ImageScore {
  /** Whether lights and darks are well separated, but not extreme. */
  contrast: number;
  /** Whether the salient part is at a third or in the middle rather than at an edge. */
  placement: number;
  colour: number;
  /** The weighted sum, which decides. */
  total: number;
}

const near = (value: number, wanted: number, width: number): number => Math.exp(-(((value - wanted) / width) ** 2));

/** Scores a sketch: contrast of lightness, position of its salient part, liveliness of its colours. */
export async function scoreImage(image: Image): Promise<ImageScore> {
  const small = await shrinkImage(image, 128);
  const colours = oklabPlanes(small);
  const { width, values } = colours.lightness;
  let [sum, square, chroma] = [0, 0, 0];
  for (let index = 0; index < values.length; index++) {
    const lightness = values[index] ?? 0;
    sum += lightness;
    square += lightness * lightness;
    chroma += Math.hypot(colours.a.values[index] ?? 0, colours.b.values[index] ?? 0);
  }
  const mean = sum / values.length;
  const spread = Math.sqrt(Math.max(0, square / values.length - mean * mean));
  const saliency = saliencyOf(colours).values;
  let [weight, across, down] = [1e-6, 0, 0];
  for (const [index, value] of saliency.entries()) {
    const strong = value ** 3;
    weight += strong;
    across += strong * ((index % width) / width);
    down += strong * (Math.floor(index / width) / (values.length / width));
  }
  const [x, y] = [across / weight, down / weight];
  const placement =
    Math.max(near(x, 1 / 3, 0.13), near(x, 2 / 3, 0.13), 0.85 * near(x, 0.5, 0.1)) * near(y, 0.56, 0.24);
  const contrast = near(spread, 0.21, 0.11);
  const colour = near(chroma / values.length, 0.095, 0.07);
  return { contrast, placement, colour, total: 0.4 * contrast + 0.4 * placement + 0.2 * colour };
}
