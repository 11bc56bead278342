import { imageToMask, maskToImage } from '@/lib/schema-form/mask/mask-image';
import { invertMask, type MaskPixels } from '@/lib/schema-form/mask/mask-pixels';
import type { MaskPolarity } from '@/lib/schema-form/mask/mask-polarity';

interface Size {
  width: number;
  height: number;
}

/** A canvas that is in no page, with its context. */
function createCanvas(
  width: number,
  height: number,
): { canvas: OffscreenCanvas; context: OffscreenCanvasRenderingContext2D } {
  const canvas = new OffscreenCanvas(width, height);
  // Its pixels are read and written; a graphics card would have to copy them each time.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser has no canvas.');
  return { canvas, context };
}

/** Writes a mask as a PNG file of its size. */
export async function encodeMask(mask: MaskPixels, polarity: MaskPolarity): Promise<File> {
  const { canvas, context } = createCanvas(mask.width, mask.height);
  const { data, width, height } = maskToImage(mask, polarity);
  context.putImageData(new ImageData(data, width, height), 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new File([blob], 'mask.png', { type: 'image/png' });
}

/**
 * Reads the mask that an image holds, scaled to a picture's size where it has another one.
 *
 * @param source an address of this studio, or of bytes in the browser
 * @returns the mask, and whether it was scaled
 * @throws when the image can't be loaded or read
 */
export async function decodeMask(
  source: string,
  size: Size,
  polarity: MaskPolarity,
): Promise<{ mask: MaskPixels; isScaled: boolean }> {
  const { pixels, isScaled } = await readImage(source, size);
  return { mask: imageToMask(pixels, polarity), isScaled };
}

/**
 * Reads what a model has cut out, scaled to a picture's size: what is left where the rest is transparent, else what is white.
 *
 * @throws when the image can't be loaded or read
 */
export async function decodeSelection(source: string, size: Size): Promise<MaskPixels> {
  const { pixels } = await readImage(source, size);
  const isCutOut = pixels.data.some((value, at) => at % 4 === 3 && value < 255);
  const mask = imageToMask(pixels, isCutOut ? 'transparent' : 'white');
  if (isCutOut) invertMask(mask);
  return mask;
}

async function readImage(source: string, { width, height }: Size): Promise<{ pixels: ImageData; isScaled: boolean }> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const { context } = createCanvas(width, height);
  context.drawImage(image, 0, 0, width, height);
  const isScaled = image.naturalWidth !== width || image.naturalHeight !== height;
  return { pixels: context.getImageData(0, 0, width, height), isScaled };
}
