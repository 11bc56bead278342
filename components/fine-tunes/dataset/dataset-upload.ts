import { RequestError, isUnanswered } from '@/lib/client/request';
import type { DatasetUploadOptions } from './send-dataset';
import { createStore } from '@/lib/client/create-store';

/** The state of a dataset's upload to the repository. */
export type DatasetUploadState =
  | { status: 'idle' }
  | { status: 'sending'; sentBytes: number; bytes: number; attempt: number }
  | { status: 'failed'; error: unknown }
  | { status: 'done'; resource: string };

/** The upload of one dataset. */
export interface DatasetUpload {
  state: () => DatasetUploadState;
  subscribe: (listener: () => void) => () => void;
  /** Sends a file; it aborts the current upload. */
  start: (file: File) => void;
  /** Sends the last file again. */
  retry: () => void;
  /** The network is back: sends the last file again if it failed without a network. */
  resume: () => void;
  /** Aborts the upload and removes the file. */
  cancel: () => void;
}

const attempts = 3;
const idle: DatasetUploadState = { status: 'idle' };

/** A missing answer and an unavailable service may be temporary; any other answer would be the same again. */
function isWorthRetrying(error: unknown): boolean {
  return error instanceof RequestError && (error.status === 0 || error.status === 502 || error.status === 503);
}

/**
 * Creates the upload of a dataset. A broken upload is retried automatically, twice; after that only manually.
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
