import { RequestError, isUnanswered } from '@/lib/client/request';
import type { DatasetUploadOptions } from './send-dataset';
import { createStore } from '@/lib/client/create-store';

/** How a dataset's way into the repository stands. */
export type DatasetUploadState =
  | { status: 'idle' }
  | { status: 'sending'; sentBytes: number; bytes: number; attempt: number }
  | { status: 'failed'; error: unknown }
  | { status: 'done'; resource: string };

/** One dataset on its way. */
export interface DatasetUpload {
  state: () => DatasetUploadState;
  subscribe: (listener: () => void) => () => void;
  /** Sends a file; one that is on its way is given up. */
  start: (file: File) => void;
  /** Sends the last file once more. */
  retry: () => void;
  /** The network is back: sends the last file once more if it found none. */
  resume: () => void;
  /** Ends what is on its way and forgets the file. */
  cancel: () => void;
}

const attempts = 3;
const idle: DatasetUploadState = { status: 'idle' };

/** No answer and an unavailable service may be over soon; every other answer would come again. */
function isWorthRetrying(error: unknown): boolean {
  return error instanceof RequestError && (error.status === 0 || error.status === 502 || error.status === 503);
}

/**
 * Makes the upload of a dataset. What breaks on the way is sent again by itself, twice; then it is left to a retry by hand.
 *
 * @param options.wait waits before another attempt; ends early when the signal does
 */
export function createDatasetUpload(options: {
  upload: (file: File, options: DatasetUploadOptions) => Promise<string>;
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}): DatasetUpload {
  let current: { file: File; controller: AbortController } | null = null;
  const store = createStore<DatasetUploadState>(idle);

  async function send(file: File, controller: AbortController): Promise<void> {
    const { signal } = controller;
    for (let attempt = 1; ; attempt += 1) {
      const bytes = file.size;
      store.set({ status: 'sending', sentBytes: 0, bytes, attempt });
      const onProgress = (sentBytes: number) => {
        if (!signal.aborted) store.set({ status: 'sending', sentBytes, bytes, attempt });
      };
      try {
        const resource = await options.upload(file, { onProgress, signal });
        if (!signal.aborted) store.set({ status: 'done', resource });
        return;
      } catch (error) {
        if (signal.aborted) return;
        if (attempt === attempts || !isWorthRetrying(error)) return store.set({ status: 'failed', error });
        await options.wait(1000 * 3 ** (attempt - 1), signal).catch(() => undefined);
        if (signal.aborted) return;
      }
    }
  }

  function start(file: File): void {
    current?.controller.abort();
    current = { file, controller: new AbortController() };
    void send(file, current.controller);
  }

  return {
    state: store.current,
    subscribe: store.subscribe,
    start,
    retry: () => {
      if (current !== null && store.current().status === 'failed') start(current.file);
    },
    resume: () => {
      const state = store.current();
      if (current !== null && state.status === 'failed' && isUnanswered(state.error)) start(current.file);
    },
    cancel() {
      current?.controller.abort();
      current = null;
      store.set(idle);
    },
  };
}
