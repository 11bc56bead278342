import { createStore } from '@/lib/client/create-store';
import { newId } from '@/lib/client/new-id';
import type { LibraryImport } from '@/lib/contract/studio/library-import';
import type { UploadedMedia } from '@/lib/contract/studio/studio-media';
import { RequestError } from '@/lib/client/request';
import { uploadMessages } from './messages';
import { isUnderWay, noSums, type Upload, type UploadState } from './upload';

/** What the queue needs from the studio. */
export interface UploadQueueOptions {
  /** Uploads a file; returns its id, and what became of it. */
  send: (file: File, options: SendOptions) => Promise<Pick<UploadedMedia, 'id' | 'outcome'>>;
  /** Uploads a zip; returns its import. */
  sendZip: (file: File, options: SendOptions) => Promise<LibraryImport>;
  readImport: (id: string) => Promise<LibraryImport>;
  addToBoard: (ids: string[], board: string) => Promise<unknown>;
  /** Called when the library has changed in a way that events do not tell. */
  onChanged: () => void;
  /** Milliseconds between looks at an import. */
  pollMs?: number;
}

interface SendOptions {
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** The files on their way into the library: a few at a time, in their order. */
export interface UploadQueue {
  subscribe: (listener: () => void) => () => void;
  current: () => readonly Upload[];
  add: (files: readonly File[], board: string | null) => void;
  cancel: (id: string) => void;
  /** Cancels what is waiting or being sent. */
  cancelAll: () => void;
  retry: (id: string) => void;
  retryFailed: () => void;
  /** Forgets files that are done, failed or cancelled. */
  clear: () => void;
}

const atOnce = 3;

/** Creates a queue of uploads. It outlives the screen, so that files arrive while somebody looks elsewhere. */
export function createUploadQueue(options: UploadQueueOptions): UploadQueue {
  const { send, sendZip, readImport, addToBoard, onChanged, pollMs = 700 } = options;
  const store = createStore<readonly Upload[]>([]);
  /** The files in hand, with what stops them. A file that was cancelled and is tried again has another. */
  const stops = new Map<string, AbortController>();

  function update(id: string, state: UploadState) {
    store.set(store.current().map((upload) => (upload.id === id ? { ...upload, state } : upload)));
  }

  async function importZip({ id, file }: Upload, sending: SendOptions): Promise<UploadState> {
    let current = await sendZip(file, sending);
    // A zip that was cancelled as it arrived is imported all the same.
    while (current.state === 'running' && !sending.signal.aborted) {
      update(id, { status: 'importing', done: current.added + current.known + current.refused, total: current.total });
      await new Promise((resolve) => {
        setTimeout(resolve, pollMs);
      });
      current = await readImport(current.id);
    }
    onChanged();
    if (current.state === 'failed') {
      const reason = uploadMessages.stopped({ why: current.message ?? '' });
      return { status: 'failed', reason, canRetry: true };
    }
    if (current.total === 0) return { status: 'failed', reason: uploadMessages.empty, canRetry: false };
    const { added, known, refused, faults } = current;
    return { status: 'done', sums: { added, known, restored: 0, failed: refused }, media: null, faults };
  }

  async function upload({ file, board }: Upload, sending: SendOptions): Promise<UploadState> {
    const { id: media, outcome } = await send(file, sending);
    if (board !== null) {
      try {
        await addToBoard([media], board);
        onChanged();
      } catch {
        return { status: 'failed', reason: uploadMessages.notOnBoard, canRetry: true };
      }
    }
    if (outcome === 'restored') onChanged();
    return { status: 'done', sums: { ...noSums, [outcome]: 1 }, media, faults: [] };
  }

  async function run(entry: Upload) {
    const stop = new AbortController();
    stops.set(entry.id, stop);
    update(entry.id, { status: 'sending', share: 0 });
    const settle = (state: UploadState) => {
      if (!stop.signal.aborted) update(entry.id, state);
    };
    const sending = {
      signal: stop.signal,
      onProgress: (share: number) => settle({ status: 'sending', share }),
    };
    try {
      settle(await (isZip(entry.file) ? importZip(entry, sending) : upload(entry, sending)));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      settle({ status: 'failed', reason, canRetry: !isRefusal(error) });
    }
    if (stops.get(entry.id) === stop) stops.delete(entry.id);
    fill();
  }

  /** Starts as many waiting files as may run at once. */
  function fill() {
    const free = atOnce - stops.size;
    const waiting = store.current().filter(({ state }) => state.status === 'waiting');
    for (const entry of waiting.slice(0, Math.max(0, free))) void run(entry);
  }

  /** Gives up what can be given up: a zip that is being imported can't. */
  function cancel(test: (upload: Upload) => boolean) {
    const given = store
      .current()
      .filter((upload) => (upload.state.status === 'waiting' || upload.state.status === 'sending') && test(upload));
    for (const { id } of given) {
      update(id, { status: 'cancelled' });
      stops.get(id)?.abort();
      stops.delete(id);
    }
    fill();
  }

  function again(test: (upload: Upload) => boolean) {
    store.set(
      store
        .current()
        .map((upload) => (test(upload) && !isUnderWay(upload) ? { ...upload, state: { status: 'waiting' } } : upload)),
    );
    fill();
  }

  return {
    subscribe: store.subscribe,
    current: store.current,
    add(files, board) {
      const entries = files.map((file): Upload => ({ id: newId(), file, board, state: { status: 'waiting' } }));
      // What is over makes room for the new.
      store.set([...store.current().filter((upload) => upload.state.status !== 'done'), ...entries]);
      fill();
    },
    cancel: (id) => cancel((upload) => upload.id === id),
    cancelAll: () => cancel(() => true),
    retry: (id) => again((upload) => upload.id === id),
    retryFailed: () => again(({ state }) => state.status === 'failed' && state.canRetry),
    clear: () => store.set(store.current().filter(isUnderWay)),
  };
}

/** Whether the studio refuses the file itself: it is of a type that it does not take, too large, or damaged. */
function isRefusal(error: unknown): boolean {
  return error instanceof RequestError && [400, 413, 415, 422].includes(error.status);
}

function isZip({ name, type }: File): boolean {
  return /\.zip$/i.test(name) || /^application\/(?:x-)?zip(?:-compressed)?$/.test(type);
}
