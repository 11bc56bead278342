import type { UploadQueue } from './create-upload-queue';
import { sumUploads } from './sum-uploads';
import { isUnderWay, type Upload, type UploadSums } from './upload';

/** Watches uploads on every screen. */
export interface UploadWatch {
  /** Called by a panel that shows the uploads; returns what ends that. */
  show: () => () => void;
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * While files are on their way, the browser asks before the page is left, whatever screen it shows. When they have ended and no panel
 * shows them, somebody must say so.
 *
 * @param options.page the window, which exists in the browser only
 */
export function watchUploads(
  { subscribe, current }: Pick<UploadQueue, 'subscribe' | 'current'>,
  {
    page,
    onUnseenEnd,
  }: {
    page: () => Pick<Window, 'addEventListener' | 'removeEventListener'>;
    /** Called with what became of the uploads that ran since none was under way. */
    onUnseenEnd: (sums: UploadSums) => void;
  },
): UploadWatch {
  let panels = 0;
  let wasActive = false;
  /** The uploads of this run by their ids, which the queue may forget meanwhile. */
  const run = new Map<string, Upload>();
  subscribe(() => {
    for (const upload of current()) if (isUnderWay(upload) || run.has(upload.id)) run.set(upload.id, upload);
    const isActive = current().some(isUnderWay);
    if (isActive === wasActive) return;
    wasActive = isActive;
    if (isActive) {
      page().addEventListener('beforeunload', warn);
      return;
    }
    page().removeEventListener('beforeunload', warn);
    const ended = [...run.values()].filter(({ state }) => state.status === 'done' || state.status === 'failed');
    run.clear();
    if (panels === 0 && ended.length > 0) onUnseenEnd(sumUploads(ended));
  });
  return {
    show() {
      panels += 1;
      return () => {
        panels -= 1;
      };
    },
  };
}
