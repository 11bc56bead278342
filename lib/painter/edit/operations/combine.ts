import { type Plane, createImage, type Image } from '../pixels/image.ts';

/** Computes each colour channel from those of two images of one size, values 0 to 255; alpha comes from the first. */
export function combine(
  one: Image,
  other: Image,
  join: (first: number, second: number, index: number) => number,
): Image {
  const result = createImage(one.width, one.height, one.hasAlpha);
  for (let index = 0; index < one.pixels.length; index += 4) {
    for (let channel = 0; channel < 3; channel++) {
      result.pixels[index + channel] = join(
        one.pixels[index + channel] ?? 0,
        other.pixels[index + channel] ?? 0,
        index / 4,
      );
    }
    result.pixels[index + 3] = one.pixels[index + 3] ?? 255;
  }
  return result;
}

/**
 * One image where the mask is 0, the other where it is 1, a mixture between; premultiplied, so that hidden colours stay
 * hidden.
 */
export function blendByMask(one: Image, other: Image, mask: Plane): Image {
  const result = createImage(one.width, one.height, one.hasAlpha || other.hasAlpha);
  for (let index = 0; index < mask.values.length; index++) {
    const share = mask.values[index] ?? 0;
    const pixel = index * 4;
    const before = ((one.pixels[pixel + 3] ?? 255) / 255) * (1 - share);
    const after = ((other.pixels[pixel + 3] ?? 255) / 255) * share;
    const alpha = before + after;
    for (let channel = 0; channel < 3; channel++) {
      const sum = (one.pixels[pixel + channel] ?? 0) * before + (other.pixels[pixel + channel] ?? 0) * after;
      result.pixels[pixel + channel] = alpha === 0 ? 0 : sum / alpha;
    }
    result.pixels[pixel + 3] = alpha * 255;
  }
  return result;
}
