import { createImage, type Image } from '../../edit/pixels/image.ts';

/** A rectangle of whole pixels, right and bottom outside. */
export interface PixelBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The smallest rectangle around all pixels that are not transparent; null when there are none. */
export function visibleBox({ width, height, pixels }: Image, leastAlpha = 24): PixelBox | null {
  const box: PixelBox = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < leastAlpha) continue;
      if (x < box.left) box.left = x;
      if (x >= box.right) box.right = x + 1;
      if (y < box.top) box.top = y;
      if (y >= box.bottom) box.bottom = y + 1;
    }
  }
  return box.right <= box.left ? null : box;
}

/** The part of an image inside a rectangle. */
export function cropImage(image: Image, { left, top, right, bottom }: PixelBox): Image {
  const result = createImage(right - left, bottom - top, image.hasAlpha);
  for (let y = top; y < bottom; y++) {
    const from = (y * image.width + left) * 4;
    result.pixels.set(image.pixels.subarray(from, from + result.width * 4), (y - top) * result.width * 4);
  }
  return result;
}
