import { describe, expect, expectTypeOf, it } from 'vitest';
import { defineTexts } from './define-texts.ts';

const texts = defineTexts('test', { title: 'Create', unknown: 'There is no model called “{id}”. Not even {id}.' });

describe('defineTexts', () => {
  it('reads a text as a string, and puts values into one with arguments', () => {
    expectTypeOf(texts.title).toEqualTypeOf<string>();
    expectTypeOf(texts.unknown).parameter(0).toEqualTypeOf<{ id: string | number }>();
    expect(texts.title).toBe('Create');
    expect(texts.unknown({ id: '$1' })).toBe('There is no model called “$1”. Not even $1.');
  });
});
