import type { MaskPixels } from './mask-pixels.ts';
import type { MaskPolarity } from './mask-polarity.ts';

/** Pixels as a canvas has them: red, green, blue and alpha of each, row by row. */
export interface ImagePixels {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/**
 * The image that is sent for a mask. `white` and `black` name the colour of what changes, on the other one; with `transparent`, what changes is
 * transparent and the rest opaque black.
 */
export function maskToImage({ width, height, values }: MaskPixels, polarity: MaskPolarity): ImagePixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    const grey = polarity === 'white' ? value : polarity === 'black' ? 255 - value : 0;
    data[at * 4] = grey;
    data[at * 4 + 1] = grey;
    data[at * 4 + 2] = grey;
    data[at * 4 + 3] = polarity === 'transparent' ? 255 - value : 255;
  }
  return { width, height, data };
}

/** The mask that an image stands for: the inverse of `maskToImage`; of other colours, by their brightness (Rec. 709). */
export function imageToMask({ width, height, data }: ImagePixels, polarity: MaskPolarity): MaskPixels {
  const values = new Uint8ClampedArray(width * height);
  for (let at = 0; at < values.length; at += 1) {
    const first = at * 4;
    if (polarity === 'transparent') {
      values[at] = 255 - (data[first + 3] ?? 255);
      continue;
    }
    const grey = Math.round(
      0.2126 * (data[first] ?? 0) + 0.7152 * (data[first + 1] ?? 0) + 0.0722 * (data[first + 2] ?? 0),
    );
    values[at] = polarity === 'white' ? grey : 255 - grey;
  }
  return { width, height, values };
}
