import { createCanvas } from '@napi-rs/canvas';
import { sharpOf, imageOf, resizeImage } from '../pixels/sharp-bridge.ts';
import type { Rgb } from './edit-operation.ts';
import { largestOfRatio } from '../../../service/models/sizes/edited-image-size.ts';
import { createImage, type Image } from '../pixels/image.ts';

/**
 * Adds a frame of one colour inside the image's outer size: the image is scaled down, and cropped a little where the
 * ratio requires it. A polaroid is wider at the bottom; a rounded frame has round corners.
 */
export async function addBorder(
  image: Image,
  { rgb, amount, shape }: { rgb: Rgb; amount: number; shape: 'even' | 'polaroid' | 'rounded' },
): Promise<Image> {
  const { width, height } = image;
  const edge = Math.max(1, Math.round(Math.min(width, height) * (0.012 + 0.12 * amount)));
  const below = shape === 'polaroid' ? Math.round(edge * 3.2) : edge;
  const innerWidth = Math.max(1, width - 2 * edge);
  const innerHeight = Math.max(1, height - edge - below);
  const size = largestOfRatio({ width, height }, innerWidth / innerHeight);
  const part = await imageOf(
    sharpOf(image).extract({
      left: Math.floor((width - size.width) / 2),
      top: Math.floor((height - size.height) / 2),
      ...size,
    }),
    image.hasAlpha,
  );
  const inner = await resizeImage(part, innerWidth, innerHeight);
  const cover = shape === 'rounded' ? roundedCover(innerWidth, innerHeight, edge) : null;
  const result = createImage(width, height, image.hasAlpha);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const target = (y * width + x) * 4;
      const column = x - edge;
      const row = y - edge;
      const isInside = column >= 0 && row >= 0 && column < innerWidth && row < innerHeight;
      const source = (row * innerWidth + column) * 4;
      const share = isInside ? (cover?.[source + 3] ?? 255) / 255 : 0;
      for (let channel = 0; channel < 3; channel++) {
        const own = isInside ? (inner.pixels[source + channel] ?? 0) : 0;
        result.pixels[target + channel] = own * share + (rgb[channel] ?? 0) * (1 - share);
      }
      const opacity = isInside ? (inner.pixels[source + 3] ?? 255) : 255;
      result.pixels[target + 3] = opacity * share + 255 * (1 - share);
    }
  }
  return result;
}

function roundedCover(width: number, height: number, radius: number): Uint8ClampedArray {
  const context = createCanvas(width, height).getContext('2d');
  context.beginPath();
  context.roundRect(0, 0, width, height, Math.min(radius, width / 2, height / 2));
  context.fill();
  return context.getImageData(0, 0, width, height).data;
}
