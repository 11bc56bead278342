import type { JsonObject } from '../../contract/model.ts';
import type { ChoiceField, FormField, NumberField } from '../form-field.ts';
import { valueAt } from '../json-pointer.ts';
import { roleOf } from '../kinds/field-role.ts';
import { readValue } from '../kinds/read-value.ts';
import { isShown } from '../model/find-field.ts';
import { activeModel, createFormModel } from '../model/form-model.ts';
import { setAt } from '../set-at.ts';
import type { AspectRatio } from './aspect-ratio.ts';
import { hasRatio, sizeForRatio } from './size-for-ratio.ts';

/** The fields by which a form decides the proportions of its results. */
type RatioFields =
  | { shape: 'sides'; width: NumberField; height: NumberField }
  | { shape: 'choice'; field: ChoiceField };

function ratioFields(schema: JsonObject, values: JsonObject): RatioFields | null {
  const fields = activeModel(createFormModel(schema), values).fields.filter(isShown);
  const side = (role: 'width' | 'height') =>
    fields.find((field): field is NumberField => field.kind === 'number' && roleOf(field) === role);
  const [width, height] = [side('width'), side('height')];
  if (width !== undefined && height !== undefined) return { shape: 'sides', width, height };
  const field = fields.find(
    (one): one is ChoiceField => one.kind === 'choice' && one.options.some(({ ratio }) => ratio !== null),
  );
  return field === undefined ? null : { shape: 'choice', field };
}

function effective(field: FormField, values: JsonObject): unknown {
  const reading = readValue(field, valueAt(values, field.pointer));
  return reading.state === 'absent' ? field.defaultValue : reading.value;
}

/** Width and height that a form asks for, in pixels or as a ratio; null where its model decides. */
export function requestedRatio(schema: JsonObject, values: JsonObject): AspectRatio | null {
  const found = ratioFields(schema, values);
  if (found === null) return null;
  if (found.shape === 'choice') {
    const chosen = effective(found.field, values);
    return found.field.options.find(({ value }) => value === chosen)?.ratio ?? null;
  }
  const [width, height] = [effective(found.width, values), effective(found.height, values)];
  return typeof width === 'number' && typeof height === 'number' && width > 0 && height > 0 ? { width, height } : null;
}

/**
 * The values of a form with these proportions, and about as many pixels as they had. Null where its model cannot make
 * them.
 */
export function withRatio(schema: JsonObject, values: JsonObject, ratio: AspectRatio): JsonObject | null {
  const found = ratioFields(schema, values);
  if (found === null) return null;
  if (found.shape === 'choice') {
    const option = found.field.options.find((one) => one.ratio !== null && isSame(one.ratio, ratio));
    return option === undefined ? null : setAt(values, found.field.pointer, option.value);
  }
  const now = requestedRatio(schema, values);
  const size = sizeForRatio(ratio, now === null ? 1024 * 1024 : now.width * now.height, found);
  if (!hasRatio(ratio, size.width, size.height)) return null;
  return setAt(setAt(values, found.width.pointer, size.width), found.height.pointer, size.height);
}

function isSame(one: AspectRatio, other: AspectRatio): boolean {
  return hasRatio(one, other.width, other.height);
}
