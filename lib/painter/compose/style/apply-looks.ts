import type { Picture } from '../../edit/pixels/image.ts';
import type { ReferenceWish } from '../reading/composition-reading.ts';
import { transferPalette } from './transfer-palette.ts';
import { transferStyle } from './transfer-style.ts';

/** Gives a picture the looks of references, one after the other. */
export async function applyLooks(
  picture: Picture,
  looks: readonly ReferenceWish[],
  references: readonly Picture[],
  { strength, seed }: { strength: number; seed: number },
): Promise<Picture> {
  const amount = Math.min(1, 0.6 + 0.5 * strength);
  let result = picture;
  for (const { index, role } of looks) {
    const source = references[index];
    if (source === undefined) continue;
    result =
      role === 'style'
        ? await transferStyle(result, source, { amount, seed })
        : await transferPalette(result, source, amount);
  }
  return { ...result, hasAlpha: picture.hasAlpha };
}
