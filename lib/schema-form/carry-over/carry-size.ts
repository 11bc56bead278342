import { readAspectRatio } from '../sizes/aspect-ratio.ts';
import type { FormField, NumberField } from '../form-field.ts';
import { sizeForRatio } from '../sizes/size-for-ratio.ts';
import { convertValue } from './convert-value.ts';
import { roleOf } from '../kinds/field-role.ts';

/** Pixels of an image whose size is unknown. */
const usualPixels = 1024 * 1024;

function numberWith(fields: readonly FormField[], role: 'width' | 'height'): NumberField | null {
  const found = fields.find((field) => field.kind === 'number' && roleOf(field) === role);
  return found?.kind === 'number' ? found : null;
}

/**
 * Converts an aspect ratio to width and height or back, where the two models differ in that.
 *
 * @param set the values that are set in the previous model, by role
 * @returns values by pointer of the new model; null where there is nothing to convert
 */
export function carrySize(
  set: ReadonlyMap<string, unknown>,
  fields: readonly FormField[],
): Record<string, unknown> | null {
  const [width, height] = [numberWith(fields, 'width'), numberWith(fields, 'height')];
  const ratio = readAspectRatio(set.get('ratio'));
  if (ratio !== null && width !== null && height !== null) {
    const size = sizeForRatio(ratio, usualPixels, { width, height });
    return { [width.pointer]: size.width, [height.pointer]: size.height };
  }
  const [across, down] = [set.get('width'), set.get('height')];
  const choice = fields.find((field) => field.kind === 'choice' && roleOf(field) === 'ratio');
  if (typeof across !== 'number' || typeof down !== 'number' || choice === undefined) return null;
  const value = convertValue(`${across}:${down}`, choice, choice);
  return value === undefined ? null : { [choice.pointer]: value };
}
