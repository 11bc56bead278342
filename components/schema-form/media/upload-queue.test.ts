import { describe, expect, it, vi } from 'vitest';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { mediaEntries } from './media-entries';
import { RequestError } from '@/lib/client/request';
import { createUploadQueue } from './upload-queue';
import type { UploadOptions } from '@/lib/client/studio-media/uploads';

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('nothing there');
  return value;
}

const file = (name: string) => new File(['x'], name);
const noAnswer = () => new RequestError('The studio did not answer.', { code: 'no_answer', status: 0 });
const media = (id: string) => ({ id }) as StudioMedia;

function openQueue({ isOnline = true } = {}) {
  const sent: {
    file: File;
    options: UploadOptions;
    resolve: (media: StudioMedia) => void;
    reject: (why: Error) => void;
  }[] = [];
  const finished: string[] = [];
  const revoked: string[] = [];
  const queue = createUploadQueue({
    upload: (upload, options) => {
      const { promise, resolve, reject } = Promise.withResolvers<StudioMedia>();
      options.signal?.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError')));
      sent.push({ file: upload, options, resolve, reject });
      return promise;
    },
    createPreview: ({ name }) => `blob:${name}`,
    revokePreview: (address) => revoked.push(address),
    onFinished: (upload, { id }) => finished.push(`${upload.target} ${upload.file.name} ${id}`),
    isOnline: () => isOnline,
    fallbackMessage: 'no words',
  });
  const at = (index: number) => present(sent[index]);
  return { queue, sent, at, finished, revoked };
}

describe('createUploadQueue', () => {
  it('counts a file that is still being written as pending, until its form ends', () => {
    const { queue } = openQueue();
    const heard = vi.fn<() => void>();
    queue.subscribe(heard);
    const [first, second] = [queue.hold(), queue.hold()];
    expect(queue.pending()).toBe(2);
    first.release();
    first.release();
    expect(queue.pending()).toBe(1);
    expect(heard).toHaveBeenCalledTimes(3);
    expect(second.isOver()).toBe(false);
    queue.close();
    expect(second.isOver()).toBe(true);
    expect(queue.pending()).toBe(0);
  });

  it('sends three at a time, reports progress and passes on finished uploads', async () => {
    const { queue, sent, at, finished } = openQueue();
    const heard = vi.fn<() => void>();
    queue.subscribe(heard);
    queue.add('/images', ['a', 'b', 'c', 'd'].map(file));
    expect(sent).toHaveLength(3);
    expect(queue.pending()).toBe(4);
    at(1).options.onProgress?.(0.5);
    expect(queue.uploadsOf('/images').map((upload) => upload.status === 'uploading' && upload.share)).toEqual([
      0, 0.5, 0, 0,
    ]);
    at(1).resolve(media('m1'));
    await expect.poll(() => sent).toHaveLength(4);
    expect(finished).toEqual(['/images b m1']);
    expect(queue.pending()).toBe(3);
    expect(heard).toHaveBeenCalled();
  });

  it('keeps a failed file with the studio’s message, to retry or remove it', async () => {
    const { queue, at, finished } = openQueue();
    queue.add('/image', [file('a')]);
    at(0).reject(new Error('too large'));
    await expect.poll(() => queue.pending()).toBe(0);
    const [failed] = queue.uploadsOf('/image');
    expect(failed).toMatchObject({ status: 'failed', message: 'too large' });
    expect(queue.failed()).toBe(1);
    queue.retry(failed?.id ?? 0);
    expect(queue.failed()).toBe(0);
    at(1).resolve(media('m'));
    await expect.poll(() => finished).toEqual(['/image a m']);
    expect(queue.uploadsOf('/image')).toEqual([]);
  });

  it('lets a file wait for the network, and sends it again when that is back', async () => {
    const { queue, sent, at, finished } = openQueue({ isOnline: false });
    queue.add('/image', [file('a')]);
    at(0).reject(noAnswer());
    await expect.poll(() => queue.uploadsOf('/image')[0]?.status).toBe('waiting');
    expect(queue.pending()).toBe(1);
    expect(queue.failed()).toBe(0);
    queue.resume();
    expect(queue.uploadsOf('/image')[0]?.status).toBe('uploading');
    at(1).resolve(media('m'));
    await expect.poll(() => finished).toEqual(['/image a m']);
    expect(sent).toHaveLength(2);
  });

  it('retries once what failed before the browser was offline, and never a rejected file', async () => {
    const { queue, sent, at } = openQueue();
    queue.add('/image', [file('a'), file('b')]);
    at(0).reject(noAnswer());
    at(1).reject(new RequestError('too large', { code: 'upload_failed', status: 413 }));
    await expect.poll(() => queue.failed()).toBe(2);
    queue.resume();
    expect(sent.map((one) => one.file.name)).toEqual(['a', 'b', 'a']);
    at(2).reject(noAnswer());
    await expect.poll(() => queue.failed()).toBe(2);
    expect(sent).toHaveLength(3);
  });

  it('ends removed uploads silently, and all of them with the form', async () => {
    const { queue, at, finished, revoked } = openQueue();
    queue.add('/image', [file('a'), file('b')]);
    queue.remove(queue.uploadsOf('/image')[0]?.id ?? 0);
    expect(at(0).options.signal?.aborted).toBe(true);
    expect(queue.uploadsOf('/image').map((upload) => upload.file.name)).toEqual(['b']);
    queue.close();
    expect(at(1).options.signal?.aborted).toBe(true);
    expect(revoked).toEqual(['blob:a', 'blob:b']);
    await Promise.resolve();
    expect(finished).toEqual([]);
  });

  it('returns the same list until something in it changes', () => {
    const { queue } = openQueue();
    expect(queue.uploadsOf('/x')).toBe(queue.uploadsOf('/x'));
    queue.add('/x', [file('a')]);
    expect(queue.uploadsOf('/x')).toBe(queue.uploadsOf('/x'));
  });
});

describe('mediaEntries', () => {
  it('shows an upload at its future position', () => {
    const { queue } = openQueue();
    queue.add('/images', [file('first'), file('second')]);
    const [first, second] = queue.uploadsOf('/images');
    const uploads = [present(first)];
    const order = second?.id ?? 0;
    const entries = mediaEntries(['old', 'second'], uploads, (address) => (address === 'second' ? order : null));
    expect(entries.map((entry) => (entry.kind === 'upload' ? entry.upload.file.name : entry.address))).toEqual([
      'old',
      'first',
      'second',
    ]);
  });

  it('distinguishes two entries of the same address', () => {
    const keys = mediaEntries(['a', 'a'], [], () => null).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });
});
