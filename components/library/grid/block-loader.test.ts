import { describe, expect, it, vi } from 'vitest';
import type { LibraryItem, LibraryItemList } from '@/lib/contract/studio/library';
import { libraryItem } from '../testing/library-item';
import { createBlockLoader } from './block-loader';

function items(from: number, count: number): LibraryItem[] {
  return Array.from({ length: count }, (_, at) =>
    libraryItem(`i${from + at}`, new Date(1_000_000 - (from + at)).toISOString()),
  );
}

const cursor = (at: number) => `${1_000_000 - at}_i${at}`;
const block = (start: number, count: number) => ({
  first: cursor(start),
  last: cursor(start + count - 1),
  start,
  count,
});

const starred = (isStarred: boolean) => (item: LibraryItem) => ({ ...item, isStarred });

/** A loader of one item, with answers that the test controls. */
function loadOne() {
  const answers: PromiseWithResolvers<LibraryItemList>[] = [];
  const loader = createBlockLoader(
    {},
    {
      onMismatch: vi.fn(),
      read: () => {
        const answer = Promise.withResolvers<LibraryItemList>();
        answers.push(answer);
        return answer.promise;
      },
    },
  );
  const one = block(0, 1);
  return {
    loader,
    ask: () => loader.current().load([one]),
    asked: () => answers.length,
    isStarred: () => loader.current().get(one)?.[0]?.isStarred,
    answer: async (isStarred: boolean) => {
      const updated = Promise.withResolvers<void>();
      const stop = loader.subscribe(updated.resolve);
      answers.at(-1)?.resolve({ items: items(0, 1).map(starred(isStarred)), nextCursor: null });
      await updated.promise;
      stop();
    },
  };
}

const readOneLess = () => Promise.resolve({ items: items(1, 59), nextCursor: null });

describe('createBlockLoader', () => {
  it('requests adjacent blocks together, and none twice', async () => {
    const read = vi.fn((_filter: object, page: { startingAt?: string; limit: string }): Promise<LibraryItemList> => {
      const start = Number(page.startingAt?.split('_i')[1]);
      return Promise.resolve({ items: items(start, Number(page.limit)), nextCursor: null });
    });
    const onMismatch = vi.fn();
    const loader = createBlockLoader({}, { onMismatch, read });
    const blocks = [block(0, 60), block(60, 60), block(120, 30)];
    loader.current().load(blocks);
    loader.current().load(blocks);
    await expect.poll(() => loader.current().get(block(120, 30))).toHaveLength(30);
    expect(read.mock.calls.map(([, page]) => page.limit)).toEqual(['150']);
    expect(loader.current().get(block(60, 60))?.[0]?.media.id).toBe('i60');
    loader.renew();
    expect(loader.current().get(block(0, 60))).toHaveLength(60);
    loader.current().load([block(0, 60)]);
    expect(read).toHaveBeenCalledTimes(2);
    expect(onMismatch).not.toHaveBeenCalled();
  });

  it('reports when the studio has other items than the index', async () => {
    const onMismatch = vi.fn();
    const loader = createBlockLoader({}, { onMismatch, read: readOneLess });
    loader.current().load([block(0, 60)]);
    await expect.poll(() => onMismatch).toHaveBeenCalledOnce();
  });

  it('builds a changed block from items of other blocks', async () => {
    const read = vi.fn(() => Promise.resolve({ items: items(0, 120), nextCursor: null }));
    const loader = createBlockLoader({}, { onMismatch: vi.fn(), read });
    loader.current().load([block(0, 60), block(60, 60)]);
    await expect.poll(() => loader.current().get(block(60, 60))).not.toBeNull();
    loader.expectRemoval(new Set(['i3']));
    const without = { ...block(0, 61), count: 60 };
    expect(
      loader
        .current()
        .get(without)
        ?.map(({ media }) => media.id),
    ).toEqual(items(0, 61).flatMap(({ media }) => (media.id === 'i3' ? [] : [media.id])));
    loader.current().load([without]);
    expect(read).toHaveBeenCalledOnce();
  });

  it('looks through what it knows once for a block that is incomplete, until something changes', () => {
    const loader = createBlockLoader({}, { onMismatch: vi.fn() });
    const readCursor = vi.fn(() => cursor(5));
    loader.add(items(5, 1).map((item) => Object.defineProperty(item, 'cursor', { get: readCursor })));
    const two = block(5, 2);
    expect(loader.current().get(two)).toBeNull();
    const looks = readCursor.mock.calls.length;
    expect(looks).toBeGreaterThan(0);
    expect(loader.current().get(two)).toBeNull();
    expect(readCursor).toHaveBeenCalledTimes(looks);
    loader.add(items(6, 1));
    expect(loader.current().get(two)).toHaveLength(2);
  });

  it('refetches a first answer from before a renewal', async () => {
    const { loader, ask, asked, isStarred, answer } = loadOne();
    ask();
    loader.renew();
    await answer(false);
    expect(isStarred()).toBe(false);
    ask();
    expect(asked()).toBe(2);
    await answer(true);
    expect(isStarred()).toBe(true);
    ask();
    expect(asked()).toBe(2);
  });

  it('refetches a later answer from before a renewal', async () => {
    const { loader, ask, asked, answer } = loadOne();
    ask();
    await answer(false);
    loader.renew();
    ask();
    loader.renew();
    await answer(false);
    ask();
    expect(asked()).toBe(3);
    await answer(true);
    ask();
    expect(asked()).toBe(3);
  });

  it('keeps a change that is newer than the request', async () => {
    const { loader, ask, isStarred, answer } = loadOne();
    ask();
    loader.change(starred(true));
    await answer(false);
    expect(isStarred()).toBe(true);
    loader.renew();
    ask();
    await answer(false);
    expect(isStarred()).toBe(false);
  });
});
