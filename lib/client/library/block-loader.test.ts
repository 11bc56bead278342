import { describe, expect, it, vi } from 'vitest';
import type { LibraryItem, LibraryItemList } from '../../contract/library.ts';
import { createBlockLoader } from './block-loader.ts';

function items(from: number, count: number): LibraryItem[] {
  return Array.from(
    { length: count },
    (_, at) =>
      ({ media: { id: `i${from + at}` }, createdAt: new Date(1_000_000 - (from + at)).toISOString() }) as LibraryItem,
  );
}

const block = (start: number, count: number) => ({ first: `${1_000_000 - start}_i${start}`, start, count });

describe('createBlockLoader', () => {
  it('asks for blocks that follow each other at once, and for none twice', async () => {
    const read = vi.fn((_filter: object, page: { from?: string; limit: string }): Promise<LibraryItemList> => {
      const start = Number(page.from?.split('_i')[1]);
      return Promise.resolve({ items: items(start, Number(page.limit)), nextCursor: null });
    });
    const onMismatch = vi.fn();
    const loader = createBlockLoader({}, { onMismatch, read });
    const blocks = [block(0, 60), block(60, 60), block(120, 30)];
    loader.load(blocks);
    loader.load(blocks);
    await vi.waitFor(() => expect(loader.get(block(120, 30))).toHaveLength(30));
    expect(read.mock.calls.map(([, page]) => page.limit)).toEqual(['150']);
    expect(loader.get(block(60, 60))?.[0]?.media.id).toBe('i60');
    loader.renew();
    expect(loader.get(block(0, 60))).toHaveLength(60);
    loader.load([block(0, 60)]);
    expect(read).toHaveBeenCalledTimes(2);
    expect(onMismatch).not.toHaveBeenCalled();
  });

  it('says when the studio has other items than the index told', async () => {
    const onMismatch = vi.fn();
    const read = () => Promise.resolve({ items: items(1, 59), nextCursor: null });
    const loader = createBlockLoader({}, { onMismatch, read });
    loader.load([block(0, 60)]);
    await vi.waitFor(() => expect(onMismatch).toHaveBeenCalledOnce());
  });
});
