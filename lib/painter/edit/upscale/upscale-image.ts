import { setImmediate as nextTurn } from 'node:timers/promises';
import { createPlane, type Plane, createImage, type Image } from '../pixels/image.ts';
import type { Enhancement, Tile } from './enhancement.ts';
import type { UpscaleFactor } from './resample.ts';

const tileSide = 256;

/**
 * Enlarges an image tile by tile, so that the memory for floating-point values does not grow with the image. Colours
 * are premultiplied meanwhile, so that hidden colours don't bleed into edges.
 */
export async function upscaleImage(
  image: Image,
  factor: UpscaleFactor,
  enhancement: Enhancement,
  progress: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<Image> {
  const result = createImage(image.width * factor, image.height * factor, image.hasAlpha);
  const analysis = enhancement.analyse?.(image) ?? null;
  const columns = Math.ceil(image.width / tileSide);
  const count = columns * Math.ceil(image.height / tileSide);
  for (let number = 0; number < count; number++) {
    const left = (number % columns) * tileSide;
    const top = Math.floor(number / columns) * tileSide;
    const tile = readTile(image, left, top, enhancement.margin);
    writeTile(
      result,
      enhancement.enlargeTile(tile, factor, analysis),
      left * factor,
      top * factor,
      enhancement.margin * factor,
    );
    progress.onProgress((number + 1) / count);
    await nextTurn();
    progress.signal.throwIfAborted();
  }
  return result;
}

/** A tile with its margin; beyond the image its edge pixels are repeated. */
function readTile(image: Image, left: number, top: number, margin: number): Tile {
  const width = Math.min(tileSide, image.width - left) + 2 * margin;
  const height = Math.min(tileSide, image.height - top) + 2 * margin;
  const channels = Array.from({ length: image.hasAlpha ? 4 : 3 }, () => createPlane(width, height));
  for (let y = 0; y < height; y++) {
    const row = Math.min(image.height - 1, Math.max(0, top - margin + y));
    for (let x = 0; x < width; x++) {
      const column = Math.min(image.width - 1, Math.max(0, left - margin + x));
      const pixel = (row * image.width + column) * 4;
      const opacity = image.hasAlpha ? (image.pixels[pixel + 3] ?? 0) / 255 : 1;
      for (let channel = 0; channel < channels.length; channel++) {
        const plane = channels[channel];
        const value = image.pixels[pixel + channel] ?? 0;
        if (plane !== undefined) plane.values[y * width + x] = channel === 3 ? value : value * opacity;
      }
    }
  }
  return { channels, left: left - margin, top: top - margin };
}

function writeTile(result: Image, channels: readonly Plane[], left: number, top: number, margin: number): void {
  const [red, green, blue, alpha] = channels;
  if (red === undefined || green === undefined || blue === undefined) throw new Error('a tile lost a channel');
  for (let y = margin; y < red.height - margin; y++) {
    for (let x = margin; x < red.width - margin; x++) {
      const source = y * red.width + x;
      const target = ((top + y - margin) * result.width + left + x - margin) * 4;
      const opacity = Math.min(255, Math.max(0, Math.round(alpha?.values[source] ?? 255)));
      const scale = opacity === 0 ? 0 : 255 / opacity;
      result.pixels[target] = (red.values[source] ?? 0) * scale;
      result.pixels[target + 1] = (green.values[source] ?? 0) * scale;
      result.pixels[target + 2] = (blue.values[source] ?? 0) * scale;
      result.pixels[target + 3] = opacity;
    }
  }
}
