import { describe, expect, it } from 'vitest';
import {
  emptySelection,
  type Selection,
  countSelected,
  fullSelection,
  isSelected,
  toLibrarySelection,
  toggleSelected,
  withSelected,
  selectedToCompare,
  createSelecting,
} from './selection';

describe('toggleSelected', () => {
  it('adds and removes an item', () => {
    const one = toggleSelected(emptySelection, 'a');
    expect([isSelected(one, 'a'), isSelected(one, 'b'), countSelected(one, 9)]).toEqual([true, false, 1]);
    expect(countSelected(toggleSelected(one, 'a'), 9)).toBe(0);
  });

  it('excludes an item from a selection of all', () => {
    const most = toggleSelected(fullSelection, 'a');
    expect([isSelected(most, 'a'), isSelected(most, 'b'), countSelected(most, 100_000)]).toEqual([false, true, 99_999]);
    expect(toLibrarySelection(most, { q: 'fog' })).toEqual({ filter: { q: 'fog' }, except: ['a'] });
    expect(countSelected(withSelected(most, ['a']), 5)).toBe(5);
  });
});

describe('selectedToCompare', () => {
  it('returns two to six items, in the order they were selected', () => {
    expect(selectedToCompare({ mode: 'some', ids: new Set(['b', 'a']) })).toEqual(['b', 'a']);
    expect(selectedToCompare({ mode: 'some', ids: new Set(['b']) })).toBeNull();
    expect(selectedToCompare({ mode: 'some', ids: new Set('abcdefg') })).toBeNull();
    expect(selectedToCompare({ mode: 'some', ids: new Set('abcdef') })).toHaveLength(6);
    expect(selectedToCompare(fullSelection)).toBeNull();
  });
});

const some = (...ids: string[]): Selection => ({ mode: 'some', ids: new Set(ids) });

function selectingScreen() {
  const screen = { selection: emptySelection };
  const selecting = createSelecting((next) => {
    screen.selection = next;
  });
  return { screen, ...selecting };
}

describe('createSelecting', () => {
  it('adds a range to the selection, once its ids have loaded', async () => {
    const { screen, selectLate } = selectingScreen();
    await selectLate(some('a'), Promise.resolve(['b', 'c']));
    expect(screen.selection).toEqual(some('a', 'b', 'c'));
  });

  it.each([
    ['what was taken in since', some('x')],
    ['nothing, where all was let go since', emptySelection],
  ])('leaves %s unchanged when a range loads late', async (_what, since) => {
    const { screen, select, selectLate } = selectingScreen();
    const ids = Promise.withResolvers<string[]>();
    const late = selectLate(some('a'), ids.promise);
    select(since);
    ids.resolve(['b', 'c']);
    await late;
    expect(screen.selection).toEqual(since);
  });

  it('selects the last requested range, whichever loads first', async () => {
    const { screen, selectLate } = selectingScreen();
    const ids = Promise.withResolvers<string[]>();
    const first = selectLate(some('a'), ids.promise);
    await selectLate(some('a'), Promise.resolve(['b']));
    ids.resolve(['b', 'c', 'd']);
    await first;
    expect(screen.selection).toEqual(some('a', 'b'));
  });

  it('rejects when a range can’t be loaded', async () => {
    const { screen, selectLate } = selectingScreen();
    await expect(selectLate(some('a'), Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(screen.selection).toEqual(emptySelection);
  });
});
