import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { toasts } from '@/lib/client/toasts';
import * as uploads from '@/lib/client/studio-media/uploads';
import type { LibraryImport } from '@/lib/contract/studio/library-import';
import { useImport } from './use-import';

const file = new File(['zip'], 'library.zip');
const report = (change: Partial<LibraryImport>) =>
  ({ id: '1', state: 'running', total: 4, added: 0, known: 0, refused: 0, faults: [], ...change }) as LibraryImport;

/** An upload that a test ends, and a studio that answers these reports one after the other. */
async function mountImport(reports: LibraryImport[]) {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 400 });
  onTestFinished(() => void vi.useRealTimers());
  const upload = Promise.withResolvers<LibraryImport>();
  let progress: ((share: number) => void) | undefined;
  const sendFile = vi.spyOn(uploads, 'sendFile').mockImplementation((_path, _file, { onProgress }) => {
    progress = onProgress;
    return upload.promise;
  });
  const show = vi.spyOn(toasts, 'show').mockImplementation(() => undefined);
  onTestFinished(() => {
    sendFile.mockRestore();
    show.mockRestore();
  });
  vi.stubGlobal('fetch', async () => Response.json(reports.shift()));
  const queries = new QueryClient();
  const invalidated = vi.spyOn(queries, 'invalidateQueries').mockResolvedValue();
  const hook = await mountHook(() => useImport(), { queries });
  return { ...hook, upload, show, invalidated, sent: (share: number) => hook.act(() => progress?.(share)) };
}

describe('useImport', () => {
  it('uploads a zip, follows its import, and reports the outcome', async () => {
    const { current, upload, sent, show, invalidated } = await mountImport([
      report({ added: 2 }),
      report({ state: 'done', added: 3, known: 1 }),
    ]);
    const started = current().start(file);
    await expect.poll(() => current().state).toBe('Importing library.zip');
    await sent(0.5);
    expect(current().state).toBe('Uploading library.zip: 50 %');
    upload.resolve(report({}));
    await expect.poll(() => current().state).toBe('Importing library.zip: 2 of 4');
    await started;
    await expect.poll(() => current().state).toBeNull();
    expect(show.mock.calls).toEqual([['3 items imported; 1 already in the library', { tone: 'plain' }]]);
    expect(invalidated).toHaveBeenCalledOnce();
  });

  it('reports why an import stopped, with the first rejected file', async () => {
    const { current, upload, show } = await mountImport([]);
    const faults = [{ name: 'a.txt', message: 'Not an image.' }];
    upload.resolve(report({ state: 'failed', message: 'No room.', refused: 1, faults }));
    await current().start(file);
    expect(show.mock.calls).toEqual([['The import stopped: No room. (a.txt: Not an image.)', { tone: 'bad' }]]);
  });

  it('shows why an upload failed', async () => {
    const { current, upload, show, invalidated } = await mountImport([]);
    upload.promise.catch(() => undefined);
    upload.reject(new Error('Too large.'));
    await current().start(file);
    expect(show.mock.calls).toEqual([['Something went wrong. Too large.', { tone: 'bad' }]]);
    expect(invalidated).toHaveBeenCalledOnce();
  });
});
