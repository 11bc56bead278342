import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { headOptions, indexOptions, itemOptions, libraryKeys } from './library.ts';
import { loadedItems } from './loaded-items.ts';
import { refreshBoards } from './refresh-boards.ts';
import { reviewKeys } from './reviews.ts';

const board = '11111111-1111-4111-8111-111111111111';
const other = '22222222-2222-4222-8222-222222222222';
const eventOf = (...ids: string[]) => JSON.stringify({ ids });

/** Which of these are read again after an event. */
async function readAgain(keys: (readonly unknown[])[], data: unknown): Promise<boolean[]> {
  const client = new QueryClient();
  for (const key of keys) client.setQueryData(key, {});
  await refreshBoards(client, data);
  return keys.map((key) => client.getQueryState(key)?.isInvalidated === true);
}

describe('refreshBoards', () => {
  it('reads the lists again, and what people said on these boards', async () => {
    const lists = [libraryKeys.boards, libraryKeys.folders, libraryKeys.facets];
    expect(await readAgain(lists, eventOf(board))).toEqual([true, true, true]);
    const reviews = [board, other].flatMap((id) => [reviewKeys.whole(id), reviewKeys.item({ board: id, item: 'i' })]);
    expect(await readAgain(reviews, eventOf(board))).toEqual([true, true, false, false]);
    expect(await readAgain(reviews, eventOf(other, board))).toEqual([true, true, true, true]);
  });

  it('reads the items of these boards and of folders again, and no others', async () => {
    const filters = [{ board }, { board, kind: 'image' as const }, { folder: other }, { board: other }, {}];
    for (const keyOf of [indexOptions, headOptions, (filter: object) => itemOptions('i', filter)]) {
      const keys = filters.map((filter) => keyOf(filter).queryKey);
      expect(await readAgain(keys, eventOf(board))).toEqual([true, true, true, false, false]);
    }
  });

  it('loads the tiles again only where such a board was shown', async () => {
    const renew = vi.fn<() => void>();
    loadedItems.register({ change: () => undefined, expectRemoval: () => undefined, renew });
    await readAgain([indexOptions({ board: other }).queryKey], eventOf(board));
    expect(renew).not.toHaveBeenCalled();
    await readAgain([indexOptions({ board }).queryKey], eventOf(board));
    expect(renew).toHaveBeenCalledOnce();
  });

  it.each(['', 'nonsense', '{}', '{"ids": "all"}', '{"ids": [1]}', undefined])(
    'ignores other data: %s',
    async (data) => {
      expect(await refreshBoards(new QueryClient(), data)).toBeNull();
    },
  );
});
