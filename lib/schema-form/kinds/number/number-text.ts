import type { NumberField } from '../../form-field.ts';
import { decimalMark, writeNumber } from '../../../intl/formats.ts';
import { isSameJson, numberOf } from '../../json.ts';
import { messages } from '../../messages.ts';
import { readValue } from '../read-value.ts';

/**
 * The value of a number field after its text was edited: a number where the text is exactly how that number is written,
 * else the text itself, so that half-typed text is not lost.
 */
export function numberFromText(text: string): number | string {
  const value = Number(text.replace(decimalMark(), '.'));
  return text !== '' && Number.isFinite(value) && writeNumber(value) === text ? value : text;
}

/** A number field's value as text, with the decimal mark of the language; empty without a value. */
export function numberText(value: unknown): string {
  if (typeof value === 'number') return writeNumber(value);
  return typeof value === 'string' ? value : '';
}

/** Whether a request without the number is refused. */
export function isBlankRefused({ defaultValue, isRequired, isNullable }: NumberField): boolean {
  return isRequired && !isNullable && defaultValue === null;
}

/** What stands in an empty number input: that a number is required, or that the model chooses one. */
export function blankLabel(field: NumberField): string {
  return isBlankRefused(field) ? messages.required : (field.auto?.label ?? messages.noNumber);
}

/** Whether a field's value, or its default where nothing was typed, leaves the number to the model. */
export function isAuto(field: NumberField, value: unknown): boolean {
  return field.auto !== null && isSameJson(value ?? field.defaultValue, field.auto.value);
}

/** The number of a field: its value, else its default; null when neither is a number. */
export function currentNumber(field: NumberField, value: unknown): number | null {
  const reading = readValue(field, value);
  if (isAuto(field, value)) return null;
  return reading.state === 'value'
    ? numberOf(reading.value)
    : reading.state === 'absent'
      ? numberOf(field.defaultValue)
      : null;
}

/** A number rounded to the field's steps and limited to its bounds, without errors of binary fractions. */
export function fitNumber(field: NumberField, value: number): number {
  const origin = field.minimum ?? 0;
  const stepped = origin + Math.round((value - origin) / field.step) * field.step;
  const bounded = Math.min(field.maximum ?? Infinity, Math.max(field.minimum ?? -Infinity, stepped));
  return Number(bounded.toFixed(8));
}

/** The next number up (1) or down (-1) from the field's number, by `steps` steps. */
export function stepNumber(field: NumberField, value: unknown, steps: number): number {
  const current = currentNumber(field, value);
  if (current === null) return fitNumber(field, field.minimum ?? 0);
  return fitNumber(field, current + steps * field.step);
}
