import { imageToMask, maskToImage } from '@/lib/schema-form/mask/mask-image';
import type { MaskPixels } from '@/lib/schema-form/mask/mask-pixels';
import type { MaskPolarity } from '@/lib/schema-form/mask/mask-polarity';

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
  { width, height }: { width: number; height: number },
  polarity: MaskPolarity,
): Promise<{ mask: MaskPixels; isScaled: boolean }> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const { context } = createCanvas(width, height);
  context.drawImage(image, 0, 0, width, height);
  const mask = imageToMask(context.getImageData(0, 0, width, height), polarity);
  return { mask, isScaled: image.naturalWidth !== width || image.naturalHeight !== height };
}
