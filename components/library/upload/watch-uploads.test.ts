import { describe, expect, it, vi } from 'vitest';
import { createStore } from '@/lib/client/create-store';
import type { Upload, UploadState, UploadSums } from './upload';
import { watchUploads } from './watch-uploads';

function watched() {
  const uploads = createStore<readonly Upload[]>([]);
  const page = new EventTarget() as Window;
  const onUnseenEnd = vi.fn<(sums: UploadSums) => void>();
  const watch = watchUploads(uploads, { page: () => page, onUnseenEnd });
  const set = (...states: UploadState[]) =>
    uploads.set(states.map((state, at) => ({ id: String(at), file: new File([], 'a.png'), board: null, state })));
  const forget = (id: string) => uploads.set(uploads.current().filter((upload) => upload.id !== id));
  const end = (id: string, state: UploadState) =>
    uploads.set(uploads.current().map((upload) => (upload.id === id ? { ...upload, state } : upload)));
  /** Whether the browser would ask before the page is left. */
  const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return { watch, set, forget, end, asks, onUnseenEnd };
}

const done: UploadState = {
  status: 'done',
  sums: { added: 1, known: 0, restored: 0, failed: 0 },
  media: null,
  faults: [],
};
const failed: UploadState = { status: 'failed', reason: 'Not an image.', canRetry: false };
const ended = (sums: Partial<UploadSums>) => [{ added: 0, known: 0, restored: 0, failed: 0, ...sums }];

describe('watchUploads', () => {
  it('asks before the page is left while files are on their way, on every screen', () => {
    const { watch, set, asks } = watched();
    const hide = watch.show();
    set({ status: 'waiting' });
    hide();
    expect(asks()).toBe(true);
    set({ status: 'sending', share: 0.5 });
    expect(asks()).toBe(true);
    set(done);
    expect(asks()).toBe(false);
  });

  it('reports the end once, where no panel shows it', () => {
    const { watch, set, onUnseenEnd } = watched();
    const hide = watch.show();
    set({ status: 'waiting' });
    set(done);
    expect(onUnseenEnd).not.toHaveBeenCalled();
    hide();
    set(done, { status: 'waiting' }, { status: 'waiting' }, { status: 'waiting' });
    set(done, done, { status: 'waiting' }, { status: 'waiting' });
    set(done, done, failed, { status: 'cancelled' });
    set(done, done, failed, { status: 'cancelled' });
    expect(onUnseenEnd.mock.calls).toEqual([ended({ added: 1, failed: 1 })]);
  });

  it('counts what was added since none was under way, and the files of a zip', () => {
    const { set, onUnseenEnd } = watched();
    set({ status: 'sending', share: 0 });
    set(failed);
    set(failed, { status: 'sending', share: 0 });
    set(failed, { ...done, sums: { added: 300, known: 2, restored: 0, failed: 0 } });
    expect(onUnseenEnd.mock.calls).toEqual([ended({ failed: 1 }), ended({ added: 300, known: 2 })]);
  });

  it('counts a file that the queue has forgotten meanwhile', () => {
    const { set, forget, end, onUnseenEnd } = watched();
    set({ status: 'sending', share: 0 }, { status: 'waiting' });
    set(done, { status: 'waiting' });
    forget('0');
    end('1', done);
    expect(onUnseenEnd.mock.calls).toEqual([ended({ added: 2 })]);
  });

  it('says nothing when all were cancelled', () => {
    const { set, onUnseenEnd } = watched();
    set({ status: 'sending', share: 0 });
    set({ status: 'cancelled' });
    expect(onUnseenEnd).not.toHaveBeenCalled();
  });
});
