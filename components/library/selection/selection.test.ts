import { describe, expect, it } from 'vitest';
import {
  countSelected,
  emptySelection,
  fullSelection,
  isSelected,
  toLibrarySelection,
  toggleSelected,
  withSelected,
  selectedPair,
} from './selection';

describe('toggleSelected', () => {
  it('takes in and out of what is named', () => {
    const one = toggleSelected(emptySelection, 'a');
    expect([isSelected(one, 'a'), isSelected(one, 'b'), countSelected(one, 9)]).toEqual([true, false, 1]);
    expect(countSelected(toggleSelected(one, 'a'), 9)).toBe(0);
  });

  it('excepts from all', () => {
    const most = toggleSelected(fullSelection, 'a');
    expect([isSelected(most, 'a'), isSelected(most, 'b'), countSelected(most, 100_000)]).toEqual([false, true, 99_999]);
    expect(toLibrarySelection(most, { q: 'fog' })).toEqual({ filter: { q: 'fog' }, except: ['a'] });
    expect(countSelected(withSelected(most, ['a']), 5)).toBe(5);
  });
});

describe('selectedPair', () => {
  it('is two, in the order they were chosen', () => {
    expect(selectedPair({ mode: 'some', ids: new Set(['b', 'a']) })).toEqual(['b', 'a']);
    expect(selectedPair({ mode: 'some', ids: new Set(['b']) })).toBeNull();
    expect(selectedPair(fullSelection)).toBeNull();
  });
});
