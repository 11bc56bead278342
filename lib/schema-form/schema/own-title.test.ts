import { describe, expect, it } from 'vitest';
import { ownTitle } from './own-title.ts';

describe('ownTitle', () => {
  it('is the title beside or without a reference', () => {
    expect(ownTitle({ title: 'Steps', $ref: '#/$defs/Int' })).toBe('Steps');
    expect(ownTitle({ title: 'Steps', type: 'integer' })).toBe('Steps');
    expect(ownTitle({ title: 'Steps', anyOf: [{ $ref: '#/$defs/Int' }, { type: 'null' }] })).toBe('Steps');
  });

  it('is never that of a referenced definition', () => {
    expect(ownTitle({ $ref: '#/$defs/Int' })).toBeNull();
    expect(ownTitle({ allOf: [{ $ref: '#/$defs/Int' }] })).toBeNull();
    expect(ownTitle({ anyOf: [{ $ref: '#/$defs/Int' }, { type: 'null' }] })).toBeNull();
  });

  it('is that of a single alternative, none of several', () => {
    expect(ownTitle({ anyOf: [{ type: 'null' }, { title: 'Steps', type: 'integer' }] })).toBe('Steps');
    expect(ownTitle({ anyOf: [{ title: 'Word' }, { title: 'Number' }] })).toBeNull();
  });
});
