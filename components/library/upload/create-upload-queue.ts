import { createStore } from '@/lib/client/create-store';
import { newId } from '@/lib/client/new-id';
import type { LibraryImport, ImportIssue } from '@/lib/contract/studio/library-import';
import { uploadMessages } from './messages';

/** How far a file is. */
export type UploadState =
  | { status: 'waiting' }
  | { status: 'sending'; share: number }
  | { status: 'importing'; done: number; total: number | null }
  /** `note` says what was in a zip; null for a file. */
  | { status: 'done'; note: string | null; faults: readonly ImportIssue[] }
  | { status: 'failed'; reason: string }
  | { status: 'cancelled' };

/** A file on its way into the library. */
export interface Upload {
  id: string;
  file: File;
  /** The board that it is added to; null for none. */
  board: string | null;
  state: UploadState;
}

/** What the queue needs from the studio. */
export interface UploadQueueOptions {
  /** Uploads a file; returns its id. */
  send: (file: File, options: SendOptions) => Promise<string>;
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

/** Whether a file is still on its way. */
export function isUnderWay({ state: { status } }: Upload): boolean {
  return status === 'waiting' || status === 'sending' || status === 'importing';
}

/** Creates a queue of uploads. It outlives the screen, so that files arrive while somebody looks elsewhere. */
export function createUploadQueue(options: UploadQueueOptions): UploadQueue {
  const { send, sendZip, readImport, addToBoard, onChanged, pollMs = 700 } = options;
  const store = createStore<readonly Upload[]>([]);
  const stops = new Map<string, AbortController>();

  function update(id: string, state: UploadState) {
    store.set(store.current().map((upload) => (upload.id === id ? { ...upload, state } : upload)));
  }

  function isCancelled(id: string): boolean {
    return store.current().find((upload) => upload.id === id)?.state.status === 'cancelled';
  }

  async function importZip({ id, file }: Upload, sending: SendOptions): Promise<UploadState> {
    let current = await sendZip(file, sending);
    while (current.state === 'running') {
      update(id, { status: 'importing', done: current.added + current.known + current.refused, total: current.total });
      await new Promise((resolve) => {
        setTimeout(resolve, pollMs);
      });
      current = await readImport(current.id);
    }
    onChanged();
    if (current.state === 'failed') {
      return { status: 'failed', reason: uploadMessages.stopped(current.message ?? '') };
    }
    if (current.total === 0) return { status: 'failed', reason: uploadMessages.empty };
    const { added, known, refused, faults } = current;
    return { status: 'done', note: uploadMessages.addedMany(added, known, refused), faults };
  }

  async function upload({ file, board }: Upload, sending: SendOptions): Promise<UploadState> {
    const media = await send(file, sending);
    if (board !== null) {
      try {
        await addToBoard([media], board);
        onChanged();
      } catch {
        return { status: 'failed', reason: uploadMessages.notOnBoard };
      }
    }
    return { status: 'done', note: null, faults: [] };
  }

  async function run(entry: Upload) {
    const stop = new AbortController();
    stops.set(entry.id, stop);
    update(entry.id, { status: 'sending', share: 0 });
    const sending = {
      signal: stop.signal,
      onProgress: (share: number) => {
        if (!stop.signal.aborted) update(entry.id, { status: 'sending', share });
      },
    };
    try {
      const end = await (isZip(entry.file) ? importZip(entry, sending) : upload(entry, sending));
      update(entry.id, end);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!isCancelled(entry.id)) update(entry.id, { status: 'failed', reason });
    }
    stops.delete(entry.id);
    fill();
  }

  /** Starts as many waiting files as may run at once. */
  function fill() {
    const free = atOnce - stops.size;
    const waiting = store.current().filter(({ state }) => state.status === 'waiting');
    for (const entry of waiting.slice(0, Math.max(0, free))) void run(entry);
  }

  function cancel(id: string) {
    update(id, { status: 'cancelled' });
    stops.get(id)?.abort();
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
    cancel,
    cancelAll() {
      for (const { id, state } of store.current()) {
        if (state.status === 'waiting' || state.status === 'sending') cancel(id);
      }
    },
    retry: (id) => again((upload) => upload.id === id),
    retryFailed: () => again(({ state }) => state.status === 'failed'),
    clear: () => store.set(store.current().filter(isUnderWay)),
  };
}

function isZip({ name, type }: File): boolean {
  return /\.zip$/i.test(name) || /^application\/(?:x-)?zip(?:-compressed)?$/.test(type);
}
