import { describe, expect, it } from 'vitest';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { awaitedAddress, awaitedFiles, createListUploads, withAddresses } from './upload-files';

const files = ['a.png', 'b.png', 'c.png', 'd.png', 'e.png'].map((path) => ({ path, file: new File(['x'], path) }));

describe('createListUploads', () => {
  it('uploads three at a time, and again only what failed', async () => {
    const sent: string[] = [];
    let running = 0;
    let most = 0;
    const uploads = createListUploads(async ({ name }) => {
      sent.push(name);
      most = Math.max(most, (running += 1));
      await Promise.resolve();
      running -= 1;
      if (name === 'b.png' && sent.filter((one) => one === name).length === 1) throw new Error('Too large.');
      return { id: `id-${name.slice(0, 1)}` } as StudioMedia;
    });
    const { signal } = new AbortController();
    const done: number[] = [];
    expect(await uploads.upload(files, signal, (count) => void done.push(count))).toEqual([
      { path: 'b.png', message: 'Too large.' },
    ]);
    expect([most, done.at(-1), uploads.addressOf(files[1])]).toEqual([3, 4, null]);
    expect(await uploads.upload(files, signal, () => {})).toEqual([]);
    expect(sent.slice(5)).toEqual(['b.png']);
    expect(uploads.addressOf(files[1])).toBe('/api/studio/media/id-b');
  });

  it('takes a file that the studio has from there', async () => {
    const uploads = createListUploads(() => Promise.reject(new Error('not expected')));
    const stored = { path: 'kite.png', file: new File([], 'kite.png'), stored: { id: 'id-k' } as StudioMedia };
    expect(await uploads.upload([stored], new AbortController().signal, () => {})).toEqual([]);
    expect(uploads.addressOf(stored)).toBe('/api/studio/media/id-k');
  });

  it('ends when it is cancelled', async () => {
    const stop = new AbortController();
    const uploads = createListUploads(async () => {
      stop.abort();
      throw new DOMException('', 'AbortError');
    });
    expect(await uploads.upload(files, stop.signal, () => {})).toBeNull();
  });
});

describe('withAddresses', () => {
  it('replaces the addresses that stand for files, wherever they are', () => {
    const body = {
      images: [awaitedAddress(2), 'https://a.example/x.png'],
      camera: { from: awaitedAddress(0) },
      prompt: 'a',
    };
    expect(awaitedFiles([body, { image: awaitedAddress(2) }])).toEqual([2, 0]);
    expect(withAddresses(body, (index) => (index === 2 ? '/api/studio/media/x' : null))).toEqual({
      images: ['/api/studio/media/x', 'https://a.example/x.png'],
      camera: { from: awaitedAddress(0) },
      prompt: 'a',
    });
  });
});
