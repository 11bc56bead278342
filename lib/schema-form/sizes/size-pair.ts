import type { FormField, NumberField } from '../form-field.ts';
import { humaniseName, nameWords } from '../field-label.ts';
import { messages } from '../messages.ts';

/** Width and height of one thing, in pixels. */
export interface SizePair {
  width: NumberField;
  height: NumberField;
}

type Side = 'width' | 'height';

const largestShare = 64;

/** The side that a number is, and the words in front of it: `target` of `target_width`; null for any other field. */
function sideOf(field: FormField | undefined): { side: Side; prefix: string; field: NumberField } | null {
  if (field?.kind !== 'number') return null;
  const words = nameWords(field.name).filter((word) => word !== 'px' && word !== 'pixels');
  const side = words.at(-1);
  if (side !== 'width' && side !== 'height') return null;
  // A share of a frame, as of a box, has no ratio of its own.
  if (field.maximum !== null && field.maximum <= largestShare) return null;
  return { side, prefix: words.slice(0, -1).join('_'), field };
}

/** Width and height out of two numbers, whatever their common prefix; null where they are no pair. */
export function sizePair(one: FormField, other: FormField | undefined): SizePair | null {
  const [first, second] = [sideOf(one), sideOf(other)];
  if (first === null || second === null) return null;
  if (first.side === second.side || first.prefix !== second.prefix) return null;
  return first.side === 'width'
    ? { width: first.field, height: second.field }
    : { width: second.field, height: first.field };
}

/** The label of a pair: “Size”, or “Target size” for `target_width`. */
export function sizeLabel({ width }: SizePair): string {
  const prefix = sideOf(width)?.prefix ?? '';
  return prefix === '' ? messages.size : humaniseName(`${prefix}_size`);
}
