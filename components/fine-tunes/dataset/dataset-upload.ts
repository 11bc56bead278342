import { RequestError, isUnanswered } from '@/lib/client/request';
import type { DatasetUploadOptions } from './upload-dataset';

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

/** Silence and the service's own faults may pass; everything else was said for good. */
function mayPass(error: unknown): boolean {
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
  let state: DatasetUploadState = idle;
  let current: { file: File; controller: AbortController } | null = null;
  const listeners = new Set<() => void>();

  function write(next: DatasetUploadState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function send(file: File, controller: AbortController): Promise<void> {
    const { signal } = controller;
    for (let attempt = 1; ; attempt += 1) {
      const bytes = file.size;
      write({ status: 'sending', sentBytes: 0, bytes, attempt });
      const onProgress = (sentBytes: number) => {
        if (!signal.aborted) write({ status: 'sending', sentBytes, bytes, attempt });
      };
      try {
        const resource = await options.upload(file, { onProgress, signal });
        if (!signal.aborted) write({ status: 'done', resource });
        return;
      } catch (error) {
        if (signal.aborted) return;
        if (attempt === attempts || !mayPass(error)) return write({ status: 'failed', error });
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
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start,
    retry: () => {
      if (current !== null && state.status === 'failed') start(current.file);
    },
    resume: () => {
      if (current !== null && state.status === 'failed' && isUnanswered(state.error)) start(current.file);
    },
    cancel() {
      current?.controller.abort();
      current = null;
      write(idle);
    },
  };
}
