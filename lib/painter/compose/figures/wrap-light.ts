import { softBlur } from '../../edit/pixels/box-blur.ts';
import { createPlane, createImage, type Image } from '../../edit/pixels/image.ts';

/**
 * Lets the light behind a thing spill over its edge, as a lens does, and softens the hard step of its outline.
 *
 * @param behind the background, in the same size
 */
export function wrapLight(figure: Image, behind: Image, amount: number): Image {
  const { width, height, pixels } = figure;
  const alpha = createPlane(width, height);
  for (let index = 0; index < alpha.values.length; index++) alpha.values[index] = (pixels[index * 4 + 3] ?? 0) / 255;
  const radius = Math.max(1, Math.max(width, height) / 90);
  const near = softBlur(alpha, radius);
  const result = createImage(width, height, true);
  for (let index = 0; index < alpha.values.length; index++) {
    const at = index * 4;
    const opacity = alpha.values[index] ?? 0;
    if (opacity === 0) continue;
    const rim = Math.min(1, Math.max(0, 1 - (near.values[index] ?? 0)) * 1.5) * amount * 0.5;
    for (let channel = 0; channel < 3; channel++) {
      const own = pixels[at + channel] ?? 0;
      const light = behind.pixels[at + channel] ?? own;
      // Light adds: a darker background takes little away.
      const share = light > own ? rim : rim * 0.45;
      result.pixels[at + channel] = own + (light - own) * share;
    }
    result.pixels[at + 3] = opacity * 255;
  }
  return result;
}
