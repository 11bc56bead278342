import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { isUnanswered } from '@/lib/client/request';
import type { UploadOptions } from '@/lib/client/studio-media/uploads';
import { createStore } from '@/lib/client/create-store';

/** One file on its way to the studio. */
export type Upload = {
  id: number;
  /** Which field it is for. */
  target: string;
  file: File;
  /** The bytes as the browser has them, as an address to show at once. */
  previewUrl: string;
} & UploadState;

/** How a file is doing; `waiting` is for the network; `isUnanswered` means that the studio did not refuse it. */
type UploadState =
  | { status: 'uploading'; share: number }
  | { status: 'waiting' }
  | { status: 'failed'; message: string; isUnanswered: boolean };

/** What a queue of uploads works with. */
export interface UploadQueueOptions {
  upload: (file: File, options: UploadOptions) => Promise<StudioMedia>;
  /** Makes and frees addresses of files: `URL.createObjectURL` and its opposite. */
  createPreview: (file: File) => string;
  revokePreview: (address: string) => void;
  /** Called for every file that has arrived, in the order they arrive; `upload.id` is the order they were given in. */
  onFinished: (upload: Upload, media: StudioMedia) => void;
  /** Whether the browser has a network, as far as it knows. */
  isOnline: () => boolean;
  /** The message of a failure that has none of its own. */
  fallbackMessage: string;
}

/** Files on their way, by field. It lives as long as a form does, whatever of the form is on the screen. */
export interface UploadQueue {
  add: (target: string, files: readonly File[]) => void;
  retry: (id: number) => void;
  /** The network is back: tries once more whatever found none. */
  resume: () => void;
  /** Ends an upload that runs, forgets one that failed. */
  remove: (id: number) => void;
  /** Files for one field, in the order they were given; the same list until something about them changes. */
  uploadsOf: (target: string) => readonly Upload[];
  /** How many still run, or wait for the network. */
  pending: () => number;
  /** How many did not arrive, and were neither tried again nor taken out. */
  failed: () => number;
  subscribe: (listener: () => void) => () => void;
  /** Ends everything and frees the previews. */
  close: () => void;
}

const none: readonly Upload[] = [];
const mostAtOnce = 3;

/** Makes an upload queue. Three files travel at a time, the others wait their turn. */
export function createUploadQueue(options: UploadQueueOptions): UploadQueue {
  const uploads = createStore(none);
  let nextId = 1;
  const byTarget = new Map<string, readonly Upload[]>();
  const running = new Map<number, AbortController>();
  const previews = new Set<string>();

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
    pending: () => uploads.current().filter(({ status }) => status !== 'failed').length,
    failed: () => uploads.current().filter(({ status }) => status === 'failed').length,
    subscribe: uploads.subscribe,
    close() {
      for (const controller of running.values()) controller.abort();
      running.clear();
      for (const address of previews) options.revokePreview(address);
      previews.clear();
      write(none);
    },
  };
}
