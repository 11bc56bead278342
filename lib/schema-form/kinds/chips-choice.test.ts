import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import { createFormModel } from '../model/form-model.ts';
import { chipsChoice } from './chips-choice.ts';

function chosenFrom(items: JsonObject, rest: JsonObject = {}): number | null {
  const [field] = createFormModel({ properties: { styles: { type: 'array', items, ...rest } } }).fields;
  return field?.kind === 'list' ? (chipsChoice(field)?.options.length ?? null) : null;
}

describe('chipsChoice', () => {
  const many = { enum: Array.from({ length: 277 }, (_none, at) => `style ${at}`) };
  const few = { enum: ['ink', 'oil'] };

  it('is the choice of many values, or of values that must differ', () => {
    expect(chosenFrom(many)).toBe(277);
    expect(chosenFrom(few, { uniqueItems: true })).toBe(2);
  });

  it('is null for few values that may repeat, and for other items', () => {
    expect(chosenFrom(few)).toBeNull();
    expect(chosenFrom({ type: 'integer' })).toBeNull();
  });
});
