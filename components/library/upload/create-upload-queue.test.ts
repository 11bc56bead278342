import { describe, expect, it, vi } from 'vitest';
import type { LibraryImport } from '@/lib/contract/studio/library-import';
import type { UploadedMedia } from '@/lib/contract/studio/studio-media';
import { RequestError } from '@/lib/client/request';
import { createUploadQueue } from './create-upload-queue';

const file = (name: string) => new File(['x'], name);
/** What the studio answers to an upload. */
type Sent = Pick<UploadedMedia, 'id' | 'outcome'>;
const media: Sent = { id: 'media a', outcome: 'added' };
const report = (change: Partial<LibraryImport>) =>
  ({ id: '1', state: 'running', total: 4, added: 0, known: 0, refused: 0, faults: [], ...change }) as LibraryImport;

/** A queue whose uploads end when the test says so. */
function createQueue() {
  const sent = new Map<
    string,
    PromiseWithResolvers<Sent> & { signal: AbortSignal; progress: (share: number) => void }
  >();
  const reports: LibraryImport[] = [];
  const calls = { addToBoard: vi.fn(() => Promise.resolve()), onChanged: vi.fn() };
  const queue = createUploadQueue({
    send: ({ name }, { signal, onProgress }) => {
      const answer = Promise.withResolvers<Sent>();
      signal.addEventListener('abort', () => answer.reject(new DOMException('stopped', 'AbortError')));
      sent.set(name, { ...answer, signal, progress: onProgress });
      return answer.promise;
    },
    sendZip: () => Promise.resolve(report({})),
    readImport: () => Promise.resolve(reports.shift() ?? report({})),
    pollMs: 1,
    ...calls,
  });
  const states = () => queue.current().map(({ file: { name }, state }) => `${name} ${state.status}`);
  const idOf = (name: string) => queue.current().find((upload) => upload.file.name === name)?.id ?? '';
  return { queue, sent, reports, states, idOf, ...calls };
}

describe('createUploadQueue', () => {
  it('sends three files at once, the next when one is done, and adds them to the board', async () => {
    const { queue, sent, states, addToBoard } = createQueue();
    queue.add(
      ['a', 'b', 'c', 'd'].map((name) => file(`${name}.png`)),
      'board',
    );
    expect(states()).toEqual(['a.png sending', 'b.png sending', 'c.png sending', 'd.png waiting']);
    sent.get('a.png')?.progress(0.5);
    expect(queue.current()[0]?.state).toEqual({ status: 'sending', share: 0.5 });
    sent.get('a.png')?.resolve(media);
    await expect.poll(states).toContain('d.png sending');
    expect(states()).toContain('a.png done');
    expect(addToBoard.mock.calls).toEqual([[['media a'], 'board']]);
  });

  it('cancels, says why a file failed, and tries again', async () => {
    const { queue, sent, states, idOf } = createQueue();
    queue.add([file('a.png'), file('b.png')], null);
    queue.cancel(idOf('a.png'));
    expect(sent.get('a.png')?.signal.aborted).toBe(true);
    sent.get('b.png')?.reject(new Error('Not an image.'));
    await expect.poll(states).toEqual(['a.png cancelled', 'b.png failed']);
    expect(queue.current()[1]?.state).toEqual({ status: 'failed', reason: 'Not an image.', canRetry: true });
    queue.retryFailed();
    expect(states()).toEqual(['a.png cancelled', 'b.png sending']);
    queue.retry(idOf('a.png'));
    queue.cancelAll();
    await expect.poll(states).toEqual(['a.png cancelled', 'b.png cancelled']);
    queue.clear();
    expect(queue.current()).toEqual([]);
  });

  it('keeps the file of the library that has the bytes already, and does not count it as added', async () => {
    const { queue, sent, states, onChanged } = createQueue();
    queue.add([file('a.png'), file('b.png')], null);
    sent.get('a.png')?.resolve({ id: 'old', outcome: 'known' });
    sent.get('b.png')?.resolve({ id: 'back', outcome: 'restored' });
    await expect.poll(states).toEqual(['a.png done', 'b.png done']);
    expect(queue.current().map(({ state }) => state)).toMatchObject([
      { media: 'old', sums: { added: 0, known: 1 } },
      { media: 'back', sums: { added: 0, restored: 1 } },
    ]);
    expect(onChanged).toHaveBeenCalled();
  });

  it('does not try again what the studio refuses', async () => {
    const { queue, sent, states } = createQueue();
    queue.add([file('a.doc')], null);
    sent.get('a.doc')?.reject(new RequestError('Not supported.', { code: 'upload_failed', status: 415 }));
    await expect.poll(states).toEqual(['a.doc failed']);
    expect(queue.current()[0]?.state).toMatchObject({ canRetry: false });
    queue.retryFailed();
    expect(states()).toEqual(['a.doc failed']);
  });

  it('starts a cancelled file anew, whatever becomes of its first start', async () => {
    const { queue, sent, states, idOf } = createQueue();
    queue.add([file('a.png')], null);
    const first = sent.get('a.png');
    queue.cancel(idOf('a.png'));
    queue.retry(idOf('a.png'));
    // The first start ends only now, as an aborted request does.
    await first?.promise.catch(() => undefined);
    await Promise.resolve();
    expect(states()).toEqual(['a.png sending']);
    expect(sent.get('a.png')?.signal.aborted).toBe(false);
    queue.cancel(idOf('a.png'));
    expect(sent.get('a.png')?.signal.aborted).toBe(true);
    expect(states()).toEqual(['a.png cancelled']);
  });

  it('gives the place of a cancelled file to the next, and cancels all at once', async () => {
    const { queue, states, idOf } = createQueue();
    queue.add(
      ['a', 'b', 'c', 'd', 'e'].map((name) => file(`${name}.png`)),
      null,
    );
    queue.cancel(idOf('a.png'));
    expect(states().slice(0, 4)).toEqual(['a.png cancelled', 'b.png sending', 'c.png sending', 'd.png sending']);
    queue.cancelAll();
    expect(new Set(states().map((state) => state.slice(6)))).toEqual(new Set(['cancelled']));
  });

  it('leaves a file cancelled that is cancelled on its way to the board', async () => {
    const { queue, sent, states, idOf, addToBoard } = createQueue();
    const added = Promise.withResolvers<void>();
    addToBoard.mockReturnValueOnce(added.promise);
    queue.add([file('a.png')], 'board');
    sent.get('a.png')?.resolve(media);
    await expect.poll(() => addToBoard.mock.calls.length).toBe(1);
    queue.cancel(idOf('a.png'));
    added.reject(new Error('gone'));
    await added.promise.catch(() => undefined);
    await Promise.resolve();
    expect(states()).toEqual(['a.png cancelled']);
  });

  it('keeps a file that did not reach its board as failed', async () => {
    const { queue, sent, states, addToBoard } = createQueue();
    addToBoard.mockRejectedValueOnce(new Error('gone'));
    queue.add([file('a.png')], 'board');
    sent.get('a.png')?.resolve(media);
    await expect.poll(states).toEqual(['a.png failed']);
  });

  it('imports a zip, and follows it to the end', async () => {
    const { queue, reports, states, onChanged } = createQueue();
    reports.push(report({ added: 2 }), report({ state: 'done', added: 3, known: 1 }));
    queue.add([file('all.zip')], null);
    await expect.poll(states).toEqual(['all.zip done']);
    expect(queue.current()[0]?.state).toMatchObject({ status: 'done', sums: { added: 3, known: 1, failed: 0 } });
    expect(onChanged).toHaveBeenCalled();
    reports.push(report({ state: 'failed', message: 'No room.' }));
    queue.add([file('more.zip')], null);
    await expect.poll(states).toEqual(['more.zip failed']);
    expect(queue.current()[0]?.state).toEqual({
      status: 'failed',
      reason: 'The import stopped: No room.',
      canRetry: true,
    });
  });
});
