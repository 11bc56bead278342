import type { JsonObject } from '../../../contract/model.ts';
import { readAspectRatio } from '../../sizes/aspect-ratio.ts';
import type { ChoiceField, ChoiceOption } from '../../form-field.ts';
import { isSameJson, textOf } from '../../json.ts';
import { optionLabel } from './option-label.ts';
import { alternativesOf } from '../../schema/simplify-alternatives.ts';

const mostButtons = 5;
const mostLettersOfButtons = 38;

function option(value: unknown, title: string | null): ChoiceOption {
  return { value, label: title ?? optionLabel(value), ratio: readAspectRatio(value) };
}

/** The alternatives of a schema as options; null when one of them is no single value. */
function valuesOfAlternatives(alternatives: JsonObject[]): ChoiceOption[] | null {
  const options: ChoiceOption[] = [];
  for (const alternative of alternatives) {
    if ('const' in alternative) options.push(option(alternative['const'], textOf(alternative['title'])));
    else if (Array.isArray(alternative['enum']))
      options.push(...alternative['enum'].map((value) => option(value, null)));
    else return null;
  }
  return options;
}

/** An id of several parts with a number, as of a model: `gpt-image-1`. */
function isId(value: unknown): boolean {
  return typeof value === 'string' && /^[a-z]+(?:-[a-z\d.]+)*-[a-z]*\d/.test(value);
}

/** The label of a value among ids: the same notation stays. */
function idOf(value: unknown): string | null {
  return typeof value === 'string' && /^[a-z\d.]+(?:-[a-z\d.]+)+$/.test(value) ? value : null;
}

/** Options with distinct values. There may be thousands, hardly any of them objects. */
function withoutRepeats(options: ChoiceOption[]): ChoiceOption[] {
  const seen = new Set<unknown>();
  return options.filter(({ value }) => {
    const isPlain = typeof value !== 'object';
    const isRepeat = isPlain ? seen.has(value) : [...seen].some((other) => isSameJson(other, value));
    seen.add(value);
    return !isRepeat;
  });
}

function isFreeText(schema: JsonObject): boolean {
  return schema['type'] === 'string' && !('enum' in schema) && !('const' in schema);
}

/** The options of a schema, and whether other text is accepted too; null when it is no choice. */
export function readOptions(
  schema: JsonObject,
  root: JsonObject = schema,
): Pick<ChoiceField, 'options' | 'takesOther'> | null {
  if (Array.isArray(schema['enum']) && schema['enum'].length > 0) {
    const names = Array.isArray(schema['x-enumNames']) ? schema['x-enumNames'] : schema['enumNames'];
    const titles: unknown[] = Array.isArray(names) ? names : [];
    const areIds = schema['enum'].some(isId);
    const options = schema['enum'].map((value, index) =>
      option(value, textOf(titles[index]) ?? (areIds ? idOf(value) : null)),
    );
    return { options: withoutRepeats(options), takesOther: false };
  }
  const alternatives = alternativesOf(schema, root);
  if (alternatives.length === 0) return null;
  const shown = alternatives.filter((alternative) => alternative['x-hidden'] !== true);
  const listed = shown.filter((alternative) => !isFreeText(alternative));
  const options = listed.length > 0 ? valuesOfAlternatives(listed) : null;
  if (options === null) return null;
  return { options: withoutRepeats(options), takesOther: listed.length < shown.length };
}

/** The number of characters that equally wide buttons need side by side. */
export function lettersOf(options: readonly ChoiceOption[]): number {
  return Math.max(0, ...options.map((one) => one.label.length)) * options.length;
}

/**
 * The number of a value, also of a numeric text; null for any other, as `auto`, and for −1, which services use for
 * "automatic".
 */
export function numberOfOption({ value }: Pick<ChoiceOption, 'value'>): number | null {
  const number = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && number >= 0 ? number : null;
}

/** Options whose numbers have their unit, as in `8 s`. */
export function withUnit(options: ChoiceOption[], unit: string | null): ChoiceOption[] {
  if (unit === null) return options;
  return options.map((one) =>
    one.label === optionLabel(one.value) && numberOfOption(one) !== null
      ? { ...one, label: `${one.label} ${unit}` }
      : one,
  );
}

/** Whether options fit on a scale: rising numbers, and at most one word, which leaves the number to the model. */
function areSteps(options: ChoiceOption[]): boolean {
  const numbers = options.map(numberOfOption).filter((number) => number !== null);
  const isRising = numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
  return isRising && numbers.length > mostButtons && options.length - numbers.length <= 1;
}

/**
 * How a choice is drawn: aspect ratios as rectangles, a few short labels as buttons, numbers on a scale, the rest as a
 * list.
 */
export function choiceShape(options: ChoiceOption[], takesOther: boolean): ChoiceField['shape'] {
  const ratios = options.filter((one) => one.ratio !== null).length;
  if (!takesOther && ratios > 1 && options.length - ratios <= 2) return 'ratios';
  if (!takesOther && areSteps(options)) return 'steps';
  const isShort = options.length <= mostButtons && lettersOf(options) <= mostLettersOfButtons;
  return isShort && !takesOther && options.length > 1 ? 'buttons' : 'list';
}
