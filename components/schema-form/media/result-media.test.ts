import { describe, expect, it } from 'vitest';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { createJobMediaSource, distinctMedia, type ResultMedia } from './result-media';
import { hangBoundMs } from '@/lib/setup/test/hang-bound';

const medium = (id: string, kind: StudioMedia['kind'] = 'image') => ({ id, kind, name: id }) as StudioMedia;
const job = (results: StudioMedia[], request: StudioJob['request'] = {}) =>
  ({ results, request, prompt: 'a moon' }) as StudioJob;
const path = (id: string) => `/api/studio/media/${id}`;

function sourceOf(pages: StudioJob[][], gone: string[] = []) {
  const asked: (string | null)[] = [];
  const source = createJobMediaSource(
    async (before) => {
      asked.push(before);
      const at = Number(before ?? 0);
      return { jobs: pages[at] ?? [], nextCursor: at + 1 < pages.length ? String(at + 1) : null };
    },
    async (id) => {
      if (gone.includes(id)) throw new Error('gone');
      return medium(id, id.startsWith('film') ? 'video' : 'image');
    },
  );
  return {
    asked,
    read: (kind: StudioMedia['kind'] | null) => source({ kind, after: null, signal: AbortSignal.timeout(hangBoundMs) }),
  };
}

describe('createJobMediaSource', () => {
  it('returns results with their prompts and uploads without, of one kind, each once', async () => {
    const request = {
      input_images: [path('upload'), path('one'), 'https://e.com/a.png'],
      deep: [{ clip: path('film-1') }],
    };
    const { read } = sourceOf([
      [job([medium('one'), medium('film-2', 'video')], request), job([medium('two')], request)],
    ]);
    const { media, next } = await read('image');
    expect(media.map(({ media: { id }, prompt }) => [id, prompt])).toEqual([
      ['one', 'a moon'],
      ['two', 'a moon'],
      ['upload', null],
    ]);
    expect(next).toBeNull();
    expect((await read('video')).media.map(({ address }) => address)).toEqual([path('film-2'), path('film-1')]);
    expect((await read(null)).media).toHaveLength(5);
  });

  it('reads further pages while there are few files of the kind, up to a limit', async () => {
    const videos = Array.from({ length: 9 }, () => [job([medium('film', 'video')])]);
    const { asked, read } = sourceOf(videos);
    expect(await read('image')).toEqual({ media: [], next: '5' });
    expect(asked).toEqual([null, '1', '2', '3', '4']);
  });

  it('leaves out files that are gone', async () => {
    const { read } = sourceOf([[job([], { input_image: path('lost') })]], ['lost']);
    expect((await read('image')).media).toEqual([]);
  });
});

describe('distinctMedia', () => {
  it('keeps the first occurrence of each file', () => {
    const [one, two]: ResultMedia[] = ['one', 'two'].map((id) => ({
      address: path(id),
      media: medium(id),
      prompt: null,
    }));
    if (one === undefined || two === undefined) throw new Error('two were made');
    expect(distinctMedia([one, two, { ...one, prompt: 'again' }])).toEqual([one, two]);
  });
});
