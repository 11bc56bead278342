import { createPlane, type Plane } from '../pixels/image.ts';

/** The strongest negative lobe: beyond it the filter is no longer stable. */
const strongestLobe = -3 / 16;

/**
 * Sharpens with the four neighbours, at each pixel as much as possible without a channel leaving the range from 0 to
 * 255: RCAS of AMD FidelityFX Super Resolution 1.0. Unlike the original, a value never leaves the range of its
 * neighbours either, which would be a halo. `strength` 0 to 1. Alpha (a fourth channel) is passed through.
 */
export function sharpenWithinNeighbours(channels: readonly Plane[], strength: number): Plane[] {
  const [red, green, blue] = channels;
  if (red === undefined || green === undefined || blue === undefined) return [...channels];
  const { width, height } = red;
  const colours = [red, green, blue];
  const results = colours.map(() => createPlane(width, height));
  for (let y = 0; y < height; y++) {
    const up = y > 0 ? -width : 0;
    const down = y < height - 1 ? width : 0;
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      const left = x > 0 ? -1 : 0;
      const right = x < width - 1 ? 1 : 0;
      let lobe = strongestLobe;
      for (const { values } of colours) {
        const one = values[index + up] ?? 0;
        const two = values[index + left] ?? 0;
        const three = values[index + right] ?? 0;
        const four = values[index + down] ?? 0;
        const least = Math.min(one, two, three, four) / 255;
        const greatest = Math.max(one, two, three, four) / 255;
        const towardBlack = greatest === 0 ? 0 : -least / (4 * greatest);
        const towardWhite = least >= 1 ? 0 : (1 - greatest) / (4 * least - 4);
        lobe = Math.max(lobe, Math.min(0, Math.max(towardBlack, towardWhite)));
      }
      lobe *= strength;
      for (let channel = 0; channel < 3; channel++) {
        const source = colours[channel]?.values;
        const target = results[channel]?.values;
        if (source === undefined || target === undefined) continue;
        const here = source[index] ?? 0;
        const one = source[index + up] ?? 0;
        const two = source[index + left] ?? 0;
        const three = source[index + right] ?? 0;
        const four = source[index + down] ?? 0;
        const sharpened = (lobe * (one + two + three + four) + here) / (4 * lobe + 1);
        const least = Math.min(here, one, two, three, four);
        target[index] = Math.min(Math.max(here, one, two, three, four), Math.max(least, sharpened));
      }
    }
  }
  return [...results, ...channels.slice(3)];
}
