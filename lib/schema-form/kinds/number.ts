import { withUnit } from '../format.ts';
import type { FormField, NumberField } from '../form-field.ts';
import { isSameJson } from '../json.ts';
import { messages } from '../messages.ts';
import { type FieldReading, type KindDefinition, absent } from './kind-definition.ts';
import { leaf } from './leaf.ts';
import { autoNumber, isAutoWord, numberInText } from './number/number-in-text.ts';
import { readNumber } from './number/read-number.ts';
import { readTypedNumber } from './number/typed-number.ts';

function readNumberText(field: NumberField, raw: unknown): FieldReading {
  if (typeof raw === 'number' || isSameJson(raw, field.auto?.value)) return { state: 'value', value: raw };
  if (typeof raw !== 'string') return { state: 'issue', value: raw, message: messages.enterNumber };
  const typed = raw.trim();
  if (typed === '') return absent;
  const value = readTypedNumber(typed, field);
  if (value !== null && field.isInteger && Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    return {
      state: 'issue',
      value: raw,
      message: messages.atMost({ value: withUnit(Number.MAX_SAFE_INTEGER, field.unit) }),
    };
  }
  if (value !== null) return { state: 'value', value };
  return { state: 'issue', value: raw, message: missingMessage(field) };
}

function missingMessage({ isInteger }: NumberField): string {
  return isInteger ? messages.enterWhole : messages.enterNumber;
}

/** A number or its text in the field's bounds; what leaves a number to the model in the field's own notation. */
function toNumber(value: unknown, field: NumberField, source: FormField): unknown {
  const isOneOfMany = source.kind === 'number' && source.minimum !== null && source.minimum < autoNumber;
  const isAuto = (value === autoNumber && !isOneOfMany) || (typeof value === 'string' && isAutoWord(value));
  if (isAuto && field.auto !== null) return field.auto.value;
  if (isAuto) return field.minimum === autoNumber ? autoNumber : undefined;
  const number = typeof value === 'number' ? value : numberInText(value);
  if (number === null) return undefined;
  const whole = field.isInteger ? Math.round(number) : number;
  const least = field.minimum === autoNumber ? 0 : field.minimum;
  return Math.min(field.maximum ?? Infinity, Math.max(least ?? -Infinity, whole));
}

/** A number. */
export const numberKind: KindDefinition<NumberField> = {
  ...leaf,
  read: ({ facts, context }) => {
    const number = readNumber(facts.name, facts.schema, context.root);
    return number && { ...facts, kind: 'number', ...number };
  },
  readValue: readNumberText,
  typedValue: (_field, value) => value,
  /** Read as if it were typed. */
  valueOfText: (_field, text) => text,
  initialValue: ({ prefill }) => prefill,
  shows: (_field, value) => typeof value === 'string' || typeof value === 'number',
  convert: toNumber,
  hint: () => null,
  missingMessage,
  isWide: ({ shape, auto }) => shape === 'seed' || auto !== null,
  isTyped: () => true,
};
