import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import type { FormField } from '../form-field.ts';
import { createFormModel } from '../model/form-model.ts';
import { fieldHint } from './field-hint.ts';

function only<Kind extends FormField['kind']>(kind: Kind, property: unknown, name = 'value') {
  const [field] = createFormModel({ properties: { [name]: property } }).fields;
  if (field?.kind !== kind) throw new Error(`not a ${kind}`);
  return field as Extract<FormField, { kind: Kind }>;
}

function hintOf(bounds: JsonObject, value: unknown): string | null {
  return fieldHint(only('text-list', { type: 'array', ...bounds, items: { type: 'string' } }, 'words'), value);
}

describe('fieldHint', () => {
  it('counts words, and characters when they run out', () => {
    const prompt = only('text', { type: 'string', maxLength: 10 }, 'prompt');
    expect(fieldHint(prompt, 'two words')).toBe('9 of 10 characters');
    expect(fieldHint({ ...prompt, maxLength: null }, 'two words')).toBe('2 words');
    expect(fieldHint({ ...prompt, maxLength: null }, 'two words [{"bbox":[1,2,3,4]}]')).toBe('2 words');
    expect(fieldHint(prompt, undefined)).toBeNull();
  });
  it('says that nothing is chosen where the model decides', () => {
    const ratio = only('choice', { enum: ['1:1', '16:9', '9:16'] });
    expect(fieldHint(ratio, undefined)).toBe('Not set');
    expect(fieldHint(ratio, '1:1')).toBeNull();
    expect(fieldHint(only('choice', { enum: ['a', 'b'] }), undefined)).toBe('Not set');
    expect(fieldHint(only('choice', { enum: ['a', 'b'], default: 'a' }), undefined)).toBeNull();
    expect(fieldHint({ ...ratio, isRequired: true }, undefined)).toBeNull();
  });
  it('counts media against their limit', () => {
    const images = only('media', { type: 'array', maxItems: 3, items: { type: 'string', format: 'uri' } }, 'images');
    expect(fieldHint(images, undefined)).toBe('up to 3');
    expect(fieldHint(images, ['x'])).toBe('1 of 3');
    const words = only('text-list', { type: 'array', maxItems: 4, items: { type: 'string' } }, 'words');
    expect([fieldHint(words, undefined), fieldHint(words, ['a', 'b'])]).toEqual(['up to 4', '2 of 4']);
  });
  it('says how many entries are needed, from two on', () => {
    expect(hintOf({ minItems: 2 }, undefined)).toBe('at least 2');
    expect(hintOf({ minItems: 2 }, ['a'])).toBe('at least 2');
    expect(hintOf({ minItems: 2 }, ['a', 'b'])).toBe('2');
    expect(hintOf({ minItems: 2, maxItems: 5 }, undefined)).toBe('2 to 5');
    expect(hintOf({ minItems: 2, maxItems: 5 }, ['a', 'b'])).toBe('2 of 5');
    expect(hintOf({ minItems: 2, maxItems: 2 }, ['a'])).toBe('exactly 2');
    expect(hintOf({ minItems: 1 }, undefined)).toBe('optional');
  });
});
