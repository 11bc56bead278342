import type { JsonObject } from '../../contract/model.ts';
import { type AspectRatio, readAspectRatio } from './aspect-ratio.ts';
import { shownFields } from '../model/find-field.ts';
import type { ChoiceField, FormField, NumberField } from '../form-field.ts';
import type { FormModel } from '../model/form-model.ts';
import { valueAt } from '../json-pointer.ts';
import { readValue } from '../kinds/read-value.ts';
import { describeSize } from './size-for-ratio.ts';
import { roleOf } from '../kinds/field-role.ts';
import { formatNumber } from '../../intl/formats.ts';
import { messages } from '../messages.ts';

/** The pixels of a resolution, as far as they can be known before the result exists. */
export type OutputSize =
  | { shape: 'exact' | 'sides' | 'about'; width: number; height: number }
  | { shape: 'short-side'; length: number }
  | { shape: 'area'; pixels: number };

/** A field whose value decides the pixels of the result. */
export type SizingField = ChoiceField | NumberField;

const longestSideOfLines = 3840;
const factorName = /^(?:factor|(?:up_?scal(?:e|ing)|scale)(?:_?(?:factor|ratio|multiplier|by))?)$/i;

/** Whether a field's value decides the pixels of the result. */
export function isSizing(field: FormField): field is SizingField {
  if (field.kind !== 'choice' && field.kind !== 'number') return false;
  if (factorName.test(field.name)) return true;
  const role = roleOf(field);
  return field.kind === 'choice' && (role === 'resolution' || (role === 'ratio' && field.options.some(isPixels)));
}

function isPixels({ value }: { value: unknown }): boolean {
  return pixelsOf(value) !== null;
}

function pixelsOf(value: unknown): AspectRatio | null {
  const ratio = typeof value === 'string' && /^\d{3,}\D+\d{3,}$/.test(value) ? readAspectRatio(value) : null;
  return ratio;
}

function textAt(field: FormField, values: JsonObject): unknown {
  const reading = readValue(field, valueAt(values, field.pointer));
  return reading.state === 'absent' ? field.defaultValue : reading.value;
}

/** The aspect ratio that the form requests beside this field; null where the model decides. */
function ratioBeside(model: FormModel, field: FormField, values: JsonObject): AspectRatio | null {
  const other = shownFields(model.fields).find((one) => one !== field && roleOf(one) === 'ratio');
  return other === undefined ? null : readAspectRatio(textAt(other, values));
}

/**
 * The pixels of a resolution, in the chosen aspect ratio. It covers unambiguous values only: exact pixels; lines
 * (`720p`) in 16:9, or in any ratio where the description mentions the shorter side; sides of a square (`1K`) as an
 * area where the description mentions one; a factor of the input's size. Null for everything else, since services
 * interpret their values differently.
 *
 * @param input the pixels of the input, if known
 */
export function outputSize(
  model: FormModel,
  field: SizingField,
  values: JsonObject,
  input: AspectRatio | null,
): OutputSize | null {
  const value = textAt(field, values);
  if (factorName.test(field.name)) return input === null ? null : multiplied(value, input);
  const exact = pixelsOf(value);
  if (exact !== null) return { shape: 'exact', ...exact };
  if (field.kind !== 'choice' || typeof value !== 'string') return null;
  const ratio = ratioBeside(model, field, values);
  const lines = linesOf(value, field);
  if (lines !== null) return ofLines(lines, ratio, field.description ?? '');
  const side = squareSideOf(value, field);
  return side === null ? null : ofArea(side, ratio, field.description ?? '');
}

function multiplied(value: unknown, input: AspectRatio): OutputSize | null {
  const factor = typeof value === 'string' ? Number(/^(\d+(?:\.\d+)?)\s*x$/i.exec(value)?.[1]) : value;
  if (typeof factor !== 'number' || !(factor > 0)) return null;
  return { shape: 'sides', width: Math.round(input.width * factor), height: Math.round(input.height * factor) };
}

const speaksOfLines = ({ value }: { value: unknown }) => typeof value === 'string' && /^\d{3,4}p$/i.test(value);

function linesOf(value: string, field: ChoiceField): number | null {
  const lines = /^(\d{3,4})p$/i.exec(value)?.[1];
  if (lines !== undefined) return Number(lines);
  return /^4k$/i.test(value) && field.options.some(speaksOfLines) ? 2160 : null;
}

function ofLines(lines: number, ratio: AspectRatio | null, description: string): OutputSize | null {
  // The German is that of the built-in models.
  const isShortSide = /\b(short|shorter|shortest) (side|edge)\b|kürzeren? Seite/i.test(description);
  if (ratio === null) return isShortSide ? { shape: 'short-side', length: lines } : null;
  const [long, short] = [Math.max(ratio.width, ratio.height), Math.min(ratio.width, ratio.height)];
  const length = Math.round((lines * long) / short / 2) * 2;
  if (length > longestSideOfLines || (!isShortSide && long * 9 !== short * 16)) return null;
  return ratio.width >= ratio.height
    ? { shape: 'sides', width: length, height: lines }
    : { shape: 'sides', width: lines, height: length };
}

function squareSideOf(value: string, field: ChoiceField): number | null {
  if (field.options.some(speaksOfLines)) return null;
  const [, number, unit] = /^(\d+(?:\.\d+)?)(k|sq)?$/i.exec(value) ?? [];
  if (number === undefined) return null;
  const side = Number(number) * (unit?.toLowerCase() === 'k' ? 1024 : 1);
  return side >= 256 && side <= 16_384 ? side : null;
}

/** Services round differently, to multiples of 8 or 16. */
const toTens = (length: number) => Math.round(length / 10) * 10;

function ofArea(side: number, ratio: AspectRatio | null, description: string): OutputSize | null {
  if (ratio !== null && ratio.width === ratio.height) return { shape: 'about', width: side, height: side };
  const isArea = /same area|total pixels|\d+\s*[×x]\s*\d+|megapixel/i.test(description);
  if (!isArea) return null;
  if (ratio === null) return { shape: 'area', pixels: side * side };
  const height = Math.sqrt((side * side * ratio.height) / ratio.width);
  return { shape: 'about', width: toTens((height * ratio.width) / ratio.height), height: toTens(height) };
}

/** An output size as text, as in `1280 × 720 px`. */
export function describeOutputSize(size: OutputSize): string {
  switch (size.shape) {
    case 'exact':
      return describeSize(size.width, size.height);
    case 'short-side':
      return messages.shorterSide({ length: formatNumber(size.length) });
    case 'area':
      return messages.aboutSize({ size: `${formatNumber(Math.round(size.pixels / 100_000) / 10)} MP` });
    case 'about':
      return messages.aboutSize({ size: `${size.width} × ${size.height} px` });
    default:
      return `${size.width} × ${size.height} px`;
  }
}
