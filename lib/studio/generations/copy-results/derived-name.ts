import { baseName } from '../../library/files/base-name.ts';
import { longestName } from '../../library/files/safe-name.ts';

/** Width and height of an image or video; null where unknown. */
interface Sized {
  width: number | null;
  height: number | null;
}

/** `@2x` at the end of a name, with the factor. */
const scaled = / @(\d+(?:\.\d+)?)x$/;

/**
 * The name of a result that was made from one file without a prompt: the file's own with what became of it: `x @2x` for
 * one that is twice as large, else `x, upscale and enhance`.
 *
 * @param model the name of the model
 * @param distinction what tells the result from others of its request, with a space in front; may be empty
 */
export function derivedName(
  source: Sized & { name: string },
  result: Sized,
  { model, distinction }: { model: string; distinction: string },
): string {
  const base = baseName(source.name);
  const factor = scaleFactor(source, result);
  if (factor === null) return withEnd(base, `, ${model.toLowerCase()}${distinction}`);
  // An enlargement of an enlargement: 2 × 2 is 4.
  const before = Number(scaled.exec(base)?.[1] ?? 1);
  return withEnd(base.replace(scaled, ''), ` @${round(before * factor)}x${distinction}`);
}

/** `×2` at the end of a title, with the factor. */
const scaledTitle = / ×(\d+(?:\.\d+)?)$/;

/**
 * The title of such a result in the library: the caption of the file that it was made of, with what became of it, as in
 * `A mill by a river ×2` or `A mill by a river, cut out`.
 *
 * @param model the name of the model
 */
export function derivedTitle(source: Sized & { caption: string }, result: Sized, model: string): string {
  const { caption } = source;
  const factor = scaleFactor(source, result);
  if (factor === null) return `${caption}, ${model.toLowerCase()}`;
  const before = Number(scaledTitle.exec(caption)?.[1] ?? 1);
  return `${caption.replace(scaledTitle, '')} ×${round(before * factor)}`;
}

/** The beginning may be cut, the end says what the file is. */
function withEnd(base: string, end: string): string {
  return `${Array.from(base)
    .slice(0, Math.max(8, longestName - end.length))
    .join('')
    .trim()}${end}`;
}

/** How much larger a result is, in both directions; null for one that is not larger, or of another proportion. */
function scaleFactor(source: Sized, result: Sized): number | null {
  if (source.width === null || source.height === null || result.width === null || result.height === null) return null;
  const [across, down] = [result.width / source.width, result.height / source.height];
  return across > 1.05 && Math.abs(across / down - 1) < 0.02 ? across : null;
}

const round = (factor: number) => Math.round(factor * 10) / 10;
