import { describe, expect, it } from 'vitest';
import { emptySelection, type Selection } from './selection';
import { createSelecting } from './selecting';

const some = (...ids: string[]): Selection => ({ mode: 'some', ids: new Set(ids) });

function selectingScreen() {
  const screen = { selection: emptySelection };
  const selecting = createSelecting((next) => {
    screen.selection = next;
  });
  return { screen, ...selecting };
}

describe('createSelecting', () => {
  it('selects a range beside what was selected, once its ids have come', async () => {
    const { screen, selectLate } = selectingScreen();
    await selectLate(some('a'), Promise.resolve(['b', 'c']));
    expect(screen.selection).toEqual(some('a', 'b', 'c'));
  });

  it.each([
    ['what was taken in since', some('x')],
    ['nothing, where all was let go since', emptySelection],
  ])('leaves %s as it is when a range comes late', async (_what, since) => {
    const { screen, select, selectLate } = selectingScreen();
    const ids = Promise.withResolvers<string[]>();
    const late = selectLate(some('a'), ids.promise);
    select(since);
    ids.resolve(['b', 'c']);
    await late;
    expect(screen.selection).toEqual(since);
  });

  it('selects the range that was asked for last, whichever comes first', async () => {
    const { screen, selectLate } = selectingScreen();
    const ids = Promise.withResolvers<string[]>();
    const first = selectLate(some('a'), ids.promise);
    await selectLate(some('a'), Promise.resolve(['b']));
    ids.resolve(['b', 'c', 'd']);
    await first;
    expect(screen.selection).toEqual(some('a', 'b'));
  });

  it('passes on that a range can’t be had', async () => {
    const { screen, selectLate } = selectingScreen();
    await expect(selectLate(some('a'), Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(screen.selection).toEqual(emptySelection);
  });
});
