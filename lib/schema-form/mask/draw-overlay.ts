import type { ImagePixels } from './mask-image.ts';
import type { Area, MaskPixels } from './mask-pixels.ts';
import type { MaskPolarity } from './mask-polarity.ts';

/** How a mask is shown: over its picture with an opacity of 0 to 1, or as the file that is sent. */
export type MaskLook = { shape: 'overlay'; opacity: number } | { shape: 'file'; polarity: MaskPolarity };

/** Which part of a mask a canvas shows: the pixel of the mask at its left upper corner, and mask pixels in one pixel of it. */
export interface MaskWindow {
  left: number;
  top: number;
  scale: number;
}

/** Magenta, which pictures rarely have. */
const overlayColour = [229, 48, 154] as const;
const edgeColour = [138, 14, 90] as const;
const dash = 4;
const painted = 128;

/**
 * Draws a part of a mask as a canvas shows it, at the pixels of the canvas: the nearest pixel of the mask for each. The edge of an overlay is dashed in
 * white and a dark colour, which is visible on any picture.
 *
 * @param part the pixels of the canvas to draw
 */
export function drawOverlay(mask: MaskPixels, window: MaskWindow, part: Area, look: MaskLook): ImagePixels {
  const [width, height] = [part.right - part.left, part.bottom - part.top];
  const data = new Uint8ClampedArray(width * height * 4);
  const columns = new Int32Array(width + 1);
  const columnOf = (x: number) => clamp(Math.floor(window.left + (x + 0.5) * window.scale), mask.width);
  for (let x = -1; x < width; x += 1) columns[x + 1] = columnOf(part.left + x);
  const rowOf = (y: number) => clamp(Math.floor(window.top + (y + 0.5) * window.scale), mask.height) * mask.width;
  const opacity = look.shape === 'overlay' ? look.opacity : 0;
  for (let y = 0; y < height; y += 1) {
    const row = rowOf(part.top + y);
    const above = rowOf(part.top + y - 1);
    for (let x = 0; x < width; x += 1) {
      const column = columns[x + 1] ?? 0;
      const value = mask.values[row + column] ?? 0;
      const at = (y * width + x) * 4;
      if (look.shape === 'file') {
        writeFilePixel(data, at, value, look.polarity);
        continue;
      }
      const isIn = value >= painted;
      const isEdge =
        (mask.values[row + (columns[x] ?? 0)] ?? 0) >= painted !== isIn ||
        (mask.values[above + column] ?? 0) >= painted !== isIn;
      if (!isEdge && value === 0) continue;
      const isLight = isEdge && Math.floor((part.left + x + part.top + y) / dash) % 2 === 0;
      const [red, green, blue] = isEdge ? edgeColour : overlayColour;
      data[at] = isLight ? 255 : red;
      data[at + 1] = isLight ? 255 : green;
      data[at + 2] = isLight ? 255 : blue;
      data[at + 3] = isEdge ? 255 : Math.round(value * opacity);
    }
  }
  return { width, height, data };
}

function writeFilePixel(data: Uint8ClampedArray, at: number, value: number, polarity: MaskPolarity): void {
  const grey = polarity === 'white' ? value : polarity === 'black' ? 255 - value : 0;
  data[at] = grey;
  data[at + 1] = grey;
  data[at + 2] = grey;
  data[at + 3] = polarity === 'transparent' ? 255 - value : 255;
}

const clamp = (place: number, length: number) => Math.max(0, Math.min(length - 1, place));
