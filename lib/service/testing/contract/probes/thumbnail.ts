import sharp from 'sharp';
import { cardColours, type CardName } from '../contract-media.ts';

/** An image's pixels as RGBA at a size small enough to compare quickly. */
export interface Thumbnail {
  width: number;
  height: number;
  rgba: Buffer;
}

/** Reads an image, resized to exactly this size. */
export async function readThumbnail(path: string, width = 128, height = 128): Promise<Thumbnail> {
  const rgba = await sharp(path).resize(width, height, { fit: 'fill' }).ensureAlpha().raw().toBuffer();
  return { width, height, rgba };
}

/**
 * Mean absolute difference of two thumbnails over a window, in code values 0–255. The window is in shares of the frame.
 */
export function differenceOf(
  one: Thumbnail,
  other: Thumbnail,
  window = { left: 0, top: 0, right: 1, bottom: 1 },
): number {
  let sum = 0;
  let count = 0;
  for (let y = Math.floor(window.top * one.height); y < window.bottom * one.height; y += 1) {
    for (let x = Math.floor(window.left * one.width); x < window.right * one.width; x += 1) {
      for (let channel = 0; channel < 4; channel += 1) {
        const at = (y * one.width + x) * 4 + channel;
        sum += Math.abs((one.rgba[at] ?? 0) - (other.rgba[at] ?? 0));
        count += 1;
      }
    }
  }
  return sum / count;
}

/** Mean difference of an image's neighbouring pixels: how much fine detail it has. */
export function neighbourDifference({ rgba, width, height }: Thumbnail): number {
  let sum = 0;
  for (let y = 0; y + 1 < height; y += 1) {
    for (let x = 0; x + 1 < width; x += 1) {
      const at = (y * width + x) * 4 + 1;
      const here = rgba[at] ?? 0;
      sum += Math.abs(here - (rgba[at + 4] ?? 0)) + Math.abs(here - (rgba[at + width * 4] ?? 0));
    }
  }
  return sum / (width * height);
}

/** An image's fine detail at its full size. */
export async function detailOf(path: string): Promise<number> {
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return neighbourDifference({ rgba: data, width: info.width, height: info.height });
}

function hueOf(red: number, green: number, blue: number): { hue: number; chroma: number } {
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  if (chroma === 0) return { hue: 0, chroma };
  const sector =
    most === red
      ? ((green - blue) / chroma + 6) % 6
      : most === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  return { hue: sector * 60, chroma };
}

/** Share of pixels that have a colour's hue and are strongly coloured. */
export function shareOfHue(rgba: Buffer | Uint8Array, [red, green, blue]: readonly [number, number, number]): number {
  const wanted = hueOf(red, green, blue).hue;
  let found = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    const { hue, chroma } = hueOf(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
    const apart = Math.abs(((hue - wanted + 540) % 360) - 180);
    if (apart < 18 && chroma > 70) found += 1;
  }
  return found / (rgba.length / 4);
}

/** Share of an image's pixels that have a card's colour. */
export async function shareOfCard(path: string, name: CardName): Promise<number> {
  const { rgba } = await readThumbnail(path);
  return shareOfHue(rgba, cardColours[name]);
}

/** Share of pixels that are more transparent than opaque. */
export async function shareTransparent(path: string): Promise<number> {
  const { rgba } = await readThumbnail(path);
  let found = 0;
  for (let at = 3; at < rgba.length; at += 4) if ((rgba[at] ?? 255) < 128) found += 1;
  return found / (rgba.length / 4);
}

/** Mean distance between the strongest and the weakest of red, green and blue. */
export function meanChroma(rgba: Buffer): number {
  let sum = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    sum += hueOf(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0).chroma;
  }
  return (sum * 4) / rgba.length;
}

/** How colourful an image is: its mean chroma. */
export async function chromaOf(path: string): Promise<number> {
  return meanChroma((await readThumbnail(path, 256, 256)).rgba);
}
