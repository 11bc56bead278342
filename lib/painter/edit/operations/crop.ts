import { largestOfRatio } from '../../../service/models/sizes/edited-image-size.ts';
import { oklabPlanes } from '../pixels/oklab-planes.ts';
import { sharpOf, imageOf, shrinkImage } from '../pixels/sharp-bridge.ts';
import { saliencyOf } from '../regions/saliency.ts';
import type { Image } from '../pixels/image.ts';

/** Crops to a ratio, as little as possible, around the salient part; toward the middle when nothing is salient. */
export async function cropToRatio(image: Image, ratio: number): Promise<Image> {
  const size = largestOfRatio(image, ratio);
  if (size.width === image.width && size.height === image.height) return image;
  const small = await shrinkImage(image, 192);
  const saliency = saliencyOf(oklabPlanes(small));
  const across = new Float64Array(small.width);
  const down = new Float64Array(small.height);
  for (let index = 0; index < saliency.values.length; index++) {
    const x = index % small.width;
    const y = (index - x) / small.width;
    const value = (saliency.values[index] ?? 0) ** 2;
    across[x] = (across[x] ?? 0) + value;
    down[y] = (down[y] ?? 0) + value;
  }
  const left = bestStart(across, size.width / image.width) * image.width;
  const top = bestStart(down, size.height / image.height) * image.height;
  return imageOf(
    sharpOf(image).extract({
      left: Math.max(0, Math.min(image.width - size.width, Math.round(left))),
      top: Math.max(0, Math.min(image.height - size.height, Math.round(top))),
      ...size,
    }),
    image.hasAlpha,
  );
}

/** Where a window of this share of the whole begins, as a share, to contain the most; ties go to the middle. */
function bestStart(profile: Float64Array, share: number): number {
  const room = 1 - share;
  if (room <= 0) return 0;
  const total = profile.reduce((sum, value) => sum + value, 0) + 1e-9;
  const steps = 48;
  let best = room / 2;
  let most = -Infinity;
  for (let step = 0; step <= steps; step++) {
    const start = (room * step) / steps;
    let held = 0;
    for (let index = 0; index < profile.length; index++) {
      const place = (index + 0.5) / profile.length;
      if (place >= start && place <= start + share) held += profile[index] ?? 0;
    }
    const score = held / total - 0.12 * Math.abs(start / room - 0.5);
    if (score > most) {
      most = score;
      best = start;
    }
  }
  return best;
}
