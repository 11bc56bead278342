import type { JsonObject } from '../../contract/model.ts';
import type { FormField, NumberField } from '../form-field.ts';
import { valueAt } from '../json-pointer.ts';
import { roleOf } from '../kinds/field-role.ts';
import { currentNumber } from '../kinds/number/number-text.ts';
import { shownFields } from '../model/find-field.ts';
import type { FormModel } from '../model/form-model.ts';
import { type AspectRatio, readAspectRatio } from './aspect-ratio.ts';
import { isSizing, outputSize } from './output-size.ts';

/**
 * The frame of a result to come. Its width and height are pixels that are `exact` or only `about` right; of a
 * `proportion`, only their quotient is known.
 */
export interface FrameSize extends AspectRatio {
  precision: 'exact' | 'about' | 'proportion';
}

/**
 * The frame that the form requests now: its width and height, else its resolution and aspect ratio, else the proportion of the
 * input, else a square.
 *
 * @param options.ratioField the name of the field with the aspect ratio; null where the schema names none
 * @param options.input the pixels of the input that an open proportion follows; null without one
 */
export function frameSize(
  model: FormModel,
  values: JsonObject,
  { ratioField, input }: { ratioField: string | null; input: AspectRatio | null },
): FrameSize {
  const fields = shownFields(model.fields);
  const width = sideOf(fields, values, 'width');
  const height = sideOf(fields, values, 'height');
  if (width !== null && height !== null) return { width, height, precision: 'exact' };
  const ratio = requestedRatio(fields, values, ratioField);
  const open = ratio ?? input ?? { width: 1, height: 1 };
  for (const field of fields.filter(isSizing)) {
    const size = outputSize(model, field, values, input);
    if (size?.shape === 'exact') return { width: size.width, height: size.height, precision: 'exact' };
    if (size?.shape === 'sides' || size?.shape === 'about') {
      return { width: size.width, height: size.height, precision: 'about' };
    }
    if (size?.shape === 'area') return ofArea(size.pixels, open);
  }
  return { ...open, precision: 'proportion' };
}

function sideOf(fields: readonly FormField[], values: JsonObject, role: 'width' | 'height'): number | null {
  const field = fields.find((one): one is NumberField => one.kind === 'number' && roleOf(one) === role);
  const length = field === undefined ? null : currentNumber(field, valueAt(values, field.pointer));
  return length !== null && length > 0 ? length : null;
}

function requestedRatio(fields: readonly FormField[], values: JsonObject, name: string | null): AspectRatio | null {
  const field = fields.find((one) => (name === null ? roleOf(one) === 'ratio' : one.name === name));
  if (field === undefined) return null;
  return readAspectRatio(valueAt(values, field.pointer) ?? field.defaultValue);
}

/** Services round differently, to multiples of 8 or 16. */
const toTens = (length: number) => Math.max(10, Math.round(length / 10) * 10);

function ofArea(pixels: number, ratio: AspectRatio): FrameSize {
  const height = Math.sqrt((pixels * ratio.height) / ratio.width);
  const width = (height * ratio.width) / ratio.height;
  const isSquare = Math.round(width) === Math.round(height);
  return {
    width: isSquare ? Math.round(width) : toTens(width),
    height: isSquare ? Math.round(height) : toTens(height),
    precision: 'about',
  };
}
