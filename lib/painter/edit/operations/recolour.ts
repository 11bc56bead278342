import { oklabOfRgb, type OklabColour } from '../../colour/oklab.ts';
import { oklchOfOklab } from '../../colour/oklch.ts';
import { type Plane, createImage, type Image } from '../pixels/image.ts';
import { blurBy } from './blur.ts';
import { changeColours } from './colour-cube.ts';
import type { Rgb } from './edit-operation.ts';

/** The mean lightness and chroma under a mask; of the whole image when the mask is empty. */
function meanColour({ pixels }: Image, mask: Plane | null): { lightness: number; chroma: number } {
  let lightness = 0;
  let chroma = 0;
  let total = 0;
  // A few thousand pixels are enough for the mean.
  const stride = Math.max(1, Math.floor(pixels.length / 4 / 40_000));
  for (let index = 0; index < pixels.length / 4; index += stride) {
    const weight = mask === null ? 1 : (mask.values[index] ?? 0) ** 2;
    if (weight === 0) continue;
    const colour = oklchOfOklab(
      oklabOfRgb(pixels[index * 4] ?? 0, pixels[index * 4 + 1] ?? 0, pixels[index * 4 + 2] ?? 0),
    );
    lightness += weight * colour.l;
    chroma += weight * colour.c;
    total += weight;
  }
  return total === 0 ? { lightness: 0.5, chroma: 0.1 } : { lightness: lightness / total, chroma: chroma / total };
}

/**
 * Recolours the area under a mask and preserves its light and shade: lightness shifts to the new colour's as a whole,
 * chroma follows the variation of the old one, highlights stay pale. The whole returned image is changed; blend it by
 * the mask.
 */
export async function recolour(image: Image, mask: Plane | null, rgb: Rgb): Promise<Image> {
  const target = oklabOfRgb(...rgb);
  const chroma = Math.hypot(target.a, target.b);
  const mean = meanColour(image, mask);
  // On a grey thing only lightness shows where it shines.
  const wasGrey = mean.chroma < 0.04;
  const move = (target.l - mean.lightness) * 0.85;
  const change = (colour: OklabColour): OklabColour => {
    const own = Math.hypot(colour.a, colour.b);
    const share = wasGrey ? 1 : Math.min(1.25, own / mean.chroma);
    const shade = colour.l - mean.lightness;
    // The nearer to black or white, the less room for shades.
    const room = Math.min(1, Math.max(0.35, (Math.min(target.l, 1 - target.l) + 0.25) * 1.6));
    // Pale edges and highlights did not fully have the old colour, so they don't fully get the new one.
    const moved = Math.min(1, share) ** 0.7;
    const lightness = colour.l + moved * (move + shade * (room - 1));
    const pale = lightness > 0.85 && chroma > 0.03 ? Math.max(0.25, 1 - (lightness - 0.85) * 4) : 1;
    return { l: lightness, a: target.a * share * pale, b: target.b * share * pale };
  };
  // A pale area made vivid would get vivid colour noise too: colour is taken from a slightly blurred copy, and the fine
  // differences of lightness are added back.
  const soft = await blurBy(image, Math.max(0.7, Math.max(image.width, image.height) / 1300));
  const result = changeColours(soft, change);
  for (let index = 0; index < image.pixels.length; index += 4) {
    const detail = lumaAt(image, index) - lumaAt(soft, index);
    for (let channel = 0; channel < 3; channel++) {
      result.pixels[index + channel] = (result.pixels[index + channel] ?? 0) + detail;
    }
    result.pixels[index + 3] = image.pixels[index + 3] ?? 255;
  }
  return result;
}

function lumaAt({ pixels }: Image, index: number): number {
  return 0.2126 * (pixels[index] ?? 0) + 0.7152 * (pixels[index + 1] ?? 0) + 0.0722 * (pixels[index + 2] ?? 0);
}

/** A plain background behind a cut-out: transparent pixels get a colour. */
export function putOnColour(image: Image, rgb: Rgb): Image {
  const result = createImage(image.width, image.height, false);
  for (let index = 0; index < image.pixels.length; index += 4) {
    const alpha = (image.pixels[index + 3] ?? 255) / 255;
    for (let channel = 0; channel < 3; channel++) {
      const behind = rgb[channel] ?? 0;
      result.pixels[index + channel] = (image.pixels[index + channel] ?? 0) * alpha + behind * (1 - alpha);
    }
    result.pixels[index + 3] = 255;
  }
  return result;
}
