import { drawMark } from '../../media/mark/draw-mark.ts';
import type { Size } from '../../service/models/sizes/proportions.ts';

/**
 * Prepares the mark of `drawMark` for frames of one size. The returned function draws it into straight RGBA pixels in
 * place; it is cheap enough for every frame.
 */
export function createWatermark(size: Size): (rgba: Uint8ClampedArray | Uint8Array) => void {
  const { width, height, left, top, pixels } = drawMark(size);
  return (rgba) => {
    for (let index = 0; index < width * height; index++) {
      const alpha = (pixels[index * 4 + 3] ?? 0) / 255;
      if (alpha === 0) continue;
      const place = ((top + Math.floor(index / width)) * size.width + left + (index % width)) * 4;
      const below = (rgba[place + 3] ?? 0) / 255;
      const result = alpha + below * (1 - alpha);
      for (let channel = 0; channel < 3; channel++) {
        const [over, under] = [pixels[index * 4 + channel] ?? 0, rgba[place + channel] ?? 0];
        rgba[place + channel] = Math.round((over * alpha + under * below * (1 - alpha)) / result);
      }
      rgba[place + 3] = Math.round(result * 255);
    }
  };
}
