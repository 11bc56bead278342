import { smoothStep } from '../../curves/smooth-step.ts';
import { oklabOfRgb } from '../../colour/oklab.ts';
import type { Style } from './style.ts';
import type { Image } from '../pixels/image.ts';

/** Mean lightness, of a few thousand pixels. */
function lightnessOf({ pixels }: Image): number {
  const stride = Math.max(1, Math.floor(pixels.length / 4 / 10_000));
  let sum = 0;
  let count = 0;
  for (let index = 0; index < pixels.length / 4; index += stride) {
    sum += oklabOfRgb(pixels[index * 4] ?? 0, pixels[index * 4 + 1] ?? 0, pixels[index * 4 + 2] ?? 0).l;
    count++;
  }
  return sum / Math.max(1, count);
}

/** A look fitted to an image: dark images are not darkened further, because nothing would be left of them. */
export function fitStyle(style: Style, image: Image): Style {
  if (style.exposure >= 0 && style.contrast <= 0.3) return style;
  const share = smoothStep(0.16, 0.58, lightnessOf(image));
  return {
    ...style,
    exposure: style.exposure < 0 ? style.exposure * share : style.exposure,
    contrast: style.contrast * (0.35 + 0.65 * share),
  };
}
