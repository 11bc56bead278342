import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../contract/model.ts';
import { checkValues } from '../../issues/check-values.ts';
import { createFormModel } from '../../model/form-model.ts';
import { currentNumber, isAuto } from './number-text.ts';
import { requestBody } from '../../values/request-body.ts';
import { carryOver } from '../../carry-over/carry-over.ts';

const smart = {
  type: 'integer',
  minimum: -1,
  maximum: 30,
  anyOf: [{ const: -1, title: 'Smart' }, { minimum: 2 }],
  default: 5,
};
const word = { anyOf: [{ type: 'integer', minimum: 4, maximum: 12 }, { enum: ['auto'] }], default: 'auto' };
const schemaOf = (duration: JsonObject) => ({ properties: { duration } });

function read(duration: JsonObject) {
  const [field] = createFormModel(schemaOf(duration)).fields;
  if (field?.kind !== 'number') throw new Error(`not a number but ${field?.kind}`);
  return field;
}

function shape(property: JsonObject) {
  const [field] = createFormModel(schemaOf(property)).fields;
  return field?.kind === 'choice' ? [field.shape, field.options.map(({ label }) => label).slice(0, 2)] : field?.kind;
}

describe('readAuto', () => {
  it('distinguishes the value that leaves a number to the model from the number’s range', () => {
    expect(read(smart)).toMatchObject({
      minimum: 2,
      maximum: 30,
      shape: 'slider',
      unit: 's',
      auto: { value: -1, label: 'Smart' },
    });
    expect(read(word)).toMatchObject({
      minimum: 4,
      maximum: 12,
      isInteger: true,
      auto: { value: 'auto', label: 'Auto' },
    });
  });

  it('treats −1 as automatic only where the description says so', () => {
    const described = { type: 'integer', minimum: -1, maximum: 15, description: 'Seconds. Use -1 for automatic.' };
    expect(read(described)).toMatchObject({ minimum: 0, auto: { value: -1, label: 'Auto' } });
    expect(read({ ...described, description: 'Seconds, from -1. Automatic is not offered.' }).auto).toBeNull();
    expect(read({ type: 'integer', minimum: 3, maximum: 15 }).auto).toBeNull();
  });

  it('sends either, and names the range in its message', () => {
    expect(requestBody(schemaOf(smart), { duration: -1 })).toEqual({ duration: -1 });
    expect(requestBody(schemaOf(word), { duration: 'auto' })).toEqual({ duration: 'auto' });
    expect(requestBody(schemaOf(word), { duration: '6' })).toEqual({ duration: 6 });
    expect(checkValues(schemaOf(smart), { duration: 1 })).toEqual([
      { pointer: '/duration', message: 'Between 2 and 30 s.' },
    ]);
    expect(checkValues(schemaOf(word), { duration: 'auto' })).toEqual([]);
  });

  it('is converted between its notations when it is carried over', () => {
    const to = { schema: schemaOf(word), values: { duration: 6 } };
    expect(carryOver({ schema: schemaOf(smart), values: { duration: -1 } }, to).values).toEqual({ duration: 'auto' });
  });
});

describe('isAuto', () => {
  it('holds for the value, and for an unchanged default', () => {
    const field = read(word);
    expect([isAuto(field, undefined), isAuto(field, 'auto'), isAuto(field, 6), isAuto(field, '')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(currentNumber(field, undefined)).toBeNull();
    expect(currentNumber(read(smart), -1)).toBeNull();
  });
});

describe('choiceShape', () => {
  it('draws many rising numbers as steps on a scale, with their unit', () => {
    expect(shape({ enum: ['auto', 4, 5, 6, 8, 10, 12] })).toEqual(['steps', ['Auto', '4 s']]);
    expect(shape({ enum: ['3', '4', '5', '6', '7', '8'] })).toEqual(['steps', ['3 s', '4 s']]);
    expect(shape({ enum: [4, 6, 8] })).toEqual(['buttons', ['4 s', '6 s']]);
    expect(shape({ enum: [8, 6, 4, 3, 2, 1] })).toEqual(['list', ['8 s', '6 s']]);
  });
});
