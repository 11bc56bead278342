import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LibraryItem } from '@/lib/contract/studio/library';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { studioMediaKeys } from '@/lib/client/studio-media/studio-media';
import { distinctMedia, resultMediaOptions, resultOfItem } from './result-media';

const item = (id: string, change: Partial<LibraryItem> = {}) =>
  ({ media: { id, kind: 'image' } as StudioMedia, origin: 'result', caption: 'a moon', ...change }) as LibraryItem;
const path = (id: string) => `/api/studio/media/${id}`;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('resultMediaOptions', () => {
  it('reads the library page by page, of one kind', async () => {
    const asked: URL[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      const url = new URL(address, 'http://studio');
      asked.push(url);
      const isFirst = url.searchParams.get('startingAt') === null;
      return Response.json(
        isFirst
          ? { items: [item('frame', { origin: 'upload', caption: 'clip at 0.30 s' })], nextCursor: '7' }
          : { items: [item('one')], nextCursor: null },
      );
    });
    const client = new QueryClient();
    const { pages } = await client.fetchInfiniteQuery({ ...resultMediaOptions(client, 'image'), pages: 2 });
    expect(pages.flatMap(({ media }) => media.map(({ address, prompt }) => [address, prompt]))).toEqual([
      [path('frame'), null],
      [path('one'), 'a moon'],
    ]);
    expect(asked.map(({ searchParams }) => [searchParams.get('kind'), searchParams.get('startingAt')])).toEqual([
      ['image', null],
      ['image', '7'],
    ]);
    expect(client.getQueryData(studioMediaKeys.one('one'))).toMatchObject({ id: 'one' });
  });
});

describe('distinctMedia', () => {
  it('keeps the first occurrence of each file', () => {
    const [one, two] = [resultOfItem(item('one')), resultOfItem(item('two'))];
    expect(distinctMedia([one, two, { ...one, prompt: 'again' }])).toEqual([one, two]);
  });
});
