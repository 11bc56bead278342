import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { isUnanswered } from '@/lib/client/request';
import type { UploadOptions } from '@/lib/client/studio-media/uploads';
import { createStore } from '@/lib/client/create-store';

/** One file that is being uploaded to the studio. */
export type Upload = {
  id: number;
  /** The pointer of its field. */
  target: string;
  file: File;
  /** An object URL of the file in the browser, for an immediate preview. */
  previewUrl: string;
} & UploadState;

/** The state of an upload; `waiting` is for the network; `isUnanswered` means that the studio did not reject it. */
type UploadState =
  | { status: 'uploading'; share: number }
  | { status: 'waiting' }
  | { status: 'failed'; message: string; isUnanswered: boolean };

/** The options of an upload queue. */
export interface UploadQueueOptions {
  upload: (file: File, options: UploadOptions) => Promise<StudioMedia>;
  /** Creates and revokes addresses of files: `URL.createObjectURL` and `URL.revokeObjectURL`. */
  createPreview: (file: File) => string;
  revokePreview: (address: string) => void;
  /** Called for every finished upload, in the order they finish; `upload.id` is the order in which they were added. */
  onFinished: (upload: Upload, media: StudioMedia) => void;
  /** Whether the browser reports that it is online. */
  isOnline: () => boolean;
  /** The message of a failure without one. */
  fallbackMessage: string;
}

/** Uploads by field. The queue lives as long as its form, even while parts of the form are unmounted. */
export interface UploadQueue {
  add: (target: string, files: readonly File[]) => void;
  retry: (id: number) => void;
  /** The network is back: retries the uploads that waited for it. */
  resume: () => void;
  /** Aborts a running upload, removes a failed one. */
  remove: (id: number) => void;
  /** The uploads of one field, in the order they were added; the same list until something in it changes. */
  uploadsOf: (target: string) => readonly Upload[];
  /**
   * Counts as a pending upload until it is released, as while a file is written that is to be uploaded. `isOver`: the form has ended
   * meanwhile.
   */
  hold: () => { release: () => void; isOver: () => boolean };
  /** How many still run, or wait for the network. */
  pending: () => number;
  /** How many failed, and were neither retried nor removed. */
  failed: () => number;
  subscribe: (listener: () => void) => () => void;
  /** Ends everything and frees the previews. */
  close: () => void;
}

const none: readonly Upload[] = [];
const mostAtOnce = 3;

/** Creates an upload queue. Three files are sent at a time, the others wait. */
export function createUploadQueue(options: UploadQueueOptions): UploadQueue {
  const uploads = createStore(none);
  let nextId = 1;
  const byTarget = new Map<string, readonly Upload[]>();
  const running = new Map<number, AbortController>();
  const previews = new Set<string>();
  const holds = new Set<symbol>();

  function write(next: readonly Upload[]): void {
    byTarget.clear();
    uploads.set(next);
  }

  function change(id: number, state: UploadState) {
    write(uploads.current().map((upload) => (upload.id === id ? { ...upload, ...state } : upload)));
  }

  function startNext(): void {
    for (const upload of uploads.current()) {
      if (running.size >= mostAtOnce) return;
      if (upload.status === 'uploading' && !running.has(upload.id)) void send(upload);
    }
  }

  async function send(upload: Upload): Promise<void> {
    const controller = new AbortController();
    running.set(upload.id, controller);
    try {
      const onProgress = (share: number) => change(upload.id, { status: 'uploading', share });
      const media = await options.upload(upload.file, { onProgress, signal: controller.signal });
      if (controller.signal.aborted) return;
      running.delete(upload.id);
      write(uploads.current().filter(({ id }) => id !== upload.id));
      options.onFinished(upload, media);
    } catch (error) {
      if (controller.signal.aborted) return;
      running.delete(upload.id);
      const message = error instanceof Error && error.message !== '' ? error.message : options.fallbackMessage;
      const isWaiting = isUnanswered(error) && !options.isOnline();
      const failed = { status: 'failed', message, isUnanswered: isUnanswered(error) } as const;
      change(upload.id, isWaiting ? { status: 'waiting' } : failed);
    }
    startNext();
  }

  return {
    add(target, files) {
      const added = files.map((file): Upload => {
        const previewUrl = options.createPreview(file);
        previews.add(previewUrl);
        return { id: nextId++, target, file, previewUrl, status: 'uploading', share: 0 };
      });
      write([...uploads.current(), ...added]);
      startNext();
    },
    retry(id) {
      change(id, { status: 'uploading', share: 0 });
      startNext();
    },
    resume() {
      const found = uploads
        .current()
        .filter((upload) => upload.status === 'waiting' || (upload.status === 'failed' && upload.isUnanswered));
      for (const { id } of found) change(id, { status: 'uploading', share: 0 });
      startNext();
    },
    remove(id) {
      running.get(id)?.abort();
      running.delete(id);
      write(uploads.current().filter((upload) => upload.id !== id));
      startNext();
    },
    uploadsOf(target) {
      const known = byTarget.get(target);
      if (known !== undefined) return known;
      const found = uploads.current().filter((upload) => upload.target === target);
      const list = found.length === 0 ? none : found;
      byTarget.set(target, list);
      return list;
    },
    hold() {
      const held = Symbol('hold');
      holds.add(held);
      uploads.set(uploads.current());
      return {
        isOver: () => !holds.has(held),
        release() {
          if (holds.delete(held)) uploads.set(uploads.current());
        },
      };
    },
    pending: () => holds.size + uploads.current().filter(({ status }) => status !== 'failed').length,
    failed: () => uploads.current().filter(({ status }) => status === 'failed').length,
    subscribe: uploads.subscribe,
    close() {
      for (const controller of running.values()) controller.abort();
      running.clear();
      holds.clear();
      for (const address of previews) options.revokePreview(address);
      previews.clear();
      write(none);
    },
  };
}
