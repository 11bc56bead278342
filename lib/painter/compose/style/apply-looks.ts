import type { ReferenceInstruction } from '../reading/composition-reading.ts';
import { transferPalette } from './transfer-palette.ts';
import { transferStyle } from './transfer-style.ts';
import type { Image } from '../../edit/pixels/image.ts';

/** Applies the looks of references to an image, one after another. */
export async function applyLooks(
  image: Image,
  looks: readonly ReferenceInstruction[],
  references: readonly Image[],
  { strength, seed }: { strength: number; seed: number },
): Promise<Image> {
  const amount = Math.min(1, 0.6 + 0.5 * strength);
  let result = image;
  for (const { index, role } of looks) {
    const source = references[index];
    if (source === undefined) continue;
    result =
      role === 'style'
        ? await transferStyle(result, source, { amount, seed })
        : await transferPalette(result, source, amount);
  }
  return { ...result, hasAlpha: image.hasAlpha };
}
