import { describe, expect, it } from 'vitest';
import { moveEntry } from './edit-list.ts';

describe('moveEntry', () => {
  it('moves one entry and stays inside the list', () => {
    expect(moveEntry(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moveEntry(['a', 'b', 'c'], 2, -5)).toEqual(['c', 'a', 'b']);
  });
});
