import { describe, expect, it } from 'vitest';
import type { FormField, NumberField } from '../../form-field.ts';
import { createFormModel } from '../../model/form-model.ts';
import { runWithLocale } from '../../../intl/run-with-locale.ts';
import { blankLabel, numberFromText, numberText, stepNumber, currentNumber, fitNumber } from './number-text.ts';

function only<Kind extends FormField['kind']>(kind: Kind, property: unknown, name = 'value') {
  const [field] = createFormModel({ properties: { [name]: property } }).fields;
  if (field?.kind !== kind) throw new Error(`not a ${kind}`);
  return field as Extract<FormField, { kind: Kind }>;
}

describe('numberFromText', () => {
  it('converts text to a number only without loss', () => {
    expect(numberFromText('12')).toBe(12);
    for (const text of ['', '1.', '0.50', '-', '1e3', '007']) expect(numberFromText(text)).toBe(text);
  });
});

const required = (property: unknown) => {
  const [field] = createFormModel({ properties: { value: property }, required: ['value'] }).fields;
  return field?.kind === 'number' ? blankLabel(field) : null;
};

describe('blankLabel', () => {
  it('leaves a number to the model only where it may be blank', () => {
    expect(blankLabel(only('number', { type: 'integer' }))).toBe('Auto');
    expect(required({ type: 'integer' })).toBe('Required');
    expect(required({ type: 'integer', default: 3 })).toBe('Auto');
    expect(required({ type: ['integer', 'null'] })).toBe('Auto');
    const smart = { type: 'integer', minimum: -1, description: 'Use -1 for smart.' };
    expect(blankLabel(only('number', smart))).toBe('Smart');
    expect(required(smart)).toBe('Required');
  });
});

describe('numberText', () => {
  it('has the decimal mark of the language, and is read back as the same number', () => {
    for (const [locale, text] of [
      ['en', '-7.5'],
      ['de', '-7,5'],
    ] as const) {
      runWithLocale(locale, () => {
        expect(numberText(-7.5)).toBe(text);
        expect(numberFromText(text)).toBe(-7.5);
      });
    }
    expect([numberText('1,'), numberText(undefined)]).toEqual(['1,', '']);
  });
});

describe('stepNumber', () => {
  const field: NumberField = only('number', { type: 'number', minimum: 0, maximum: 1, default: 0.5 });
  it('steps from the default, on the grid of steps, inside the bounds', () => {
    expect(stepNumber(field, undefined, 1)).toBe(0.51);
    expect(stepNumber(field, '0.995', 10)).toBe(1);
    expect(stepNumber(field, 0.3, -100)).toBe(0);
    expect(fitNumber(field, 0.1 + 0.2)).toBe(0.3);
    expect(currentNumber(field, 'x')).toBeNull();
  });
});
