'use client';

import { Check, ChevronDown, ChevronUp, RotateCcw, TriangleAlert, X } from 'lucide-react';
import Link from 'next/link';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Progress } from '@/components/ui/progress';
import { itemAddress } from '@/lib/client/library-view-state';
import { isUnderWay, type Upload, type UploadState } from './upload';
import { uploadMessages } from './messages';
import { areAllAdded, sumUploads } from './sum-uploads';
import { useAutoClose } from './use-auto-close';
import { uploads, uploadWatch } from './uploads';

const none: readonly Upload[] = [];

/** The files on their way, each with its progress or what went wrong; nothing while there are none. */
export function UploadPanel() {
  const list = useSyncExternalStore(uploads.subscribe, uploads.current, () => none);
  const [isOpen, setIsOpen] = useState(true);
  const isActive = list.some(isUnderWay);
  useEffect(() => uploadWatch.show(), []);
  const hold = useAutoClose({ isOver: list.length > 0 && areAllAdded(list), onClose: uploads.clear });
  if (list.length === 0) return null;

  const canRetry = list.some(({ state }) => state.status === 'failed' && state.canRetry);
  const over = list.filter((upload) => !isUnderWay(upload)).length;
  const share = list.reduce((sum, { state }) => sum + shareOf(state), 0) / list.length;
  const title = isActive
    ? uploadMessages.uploading({ number: over + 1, total: list.length })
    : uploadMessages.finished(sumUploads(list));
  return (
    <section
      {...hold}
      aria-label={uploadMessages.panel}
      className="absolute right-8 bottom-3 z-30 flex max-h-[min(420px,70%)] w-[min(360px,calc(100%-24px))] animate-appear flex-col overflow-hidden rounded-lg bg-panel shadow-floating max-desk:right-3"
    >
      <header className="flex h-11 shrink-0 items-center gap-1 pr-1.5 pl-3">
        <h2 className="mr-auto min-w-0 truncate font-semibold">
          <span role="status">{title}</span>
        </h2>
        {isActive && (
          <Button size="sm" variant="quiet" className="max-desk:h-11" onClick={uploads.cancelAll}>
            {uploadMessages.cancelAll}
          </Button>
        )}
        {!isActive && canRetry && (
          <Button size="sm" variant="quiet" className="max-desk:h-11" onClick={uploads.retryFailed}>
            {uploadMessages.retryAll}
          </Button>
        )}
        <IconButton
          label={isOpen ? uploadMessages.hideFiles : uploadMessages.showFiles}
          aria-expanded={isOpen}
          className="max-desk:size-11"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
        </IconButton>
        {!isActive && (
          <IconButton label={uploadMessages.close} className="max-desk:size-11" onClick={uploads.clear}>
            <X aria-hidden />
          </IconButton>
        )}
      </header>
      {isActive && <Progress share={share} label={uploadMessages.total} />}
      {isOpen && (
        <ul className="min-h-0 overflow-y-auto border-t border-line py-1">
          {list.map((upload) => (
            <UploadLine key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </section>
  );
}

function UploadLine({ upload }: { upload: Upload }) {
  const { id, file, state } = upload;
  const canCancel = state.status === 'waiting' || state.status === 'sending';
  const canRetry = state.status === 'cancelled' || (state.status === 'failed' && state.canRetry);
  const faults = state.status === 'done' ? state.faults : [];
  return (
    <li className="flex min-h-10 items-start gap-2 py-1 pr-1.5 pl-3">
      <span className="mt-1 grid size-5 shrink-0 place-items-center">
        {state.status === 'done' && <Check aria-hidden className="size-4 text-ok" />}
        {state.status === 'failed' && <TriangleAlert aria-hidden className="size-4 text-bad" />}
      </span>
      <span className="min-w-0 flex-1 py-0.5">
        <span className="block truncate" title={file.name}>
          {file.name}
        </span>
        <span className={state.status === 'failed' ? 'block text-sm text-bad' : 'block text-sm text-muted'}>
          <StateText state={state} />
        </span>
        {faults.map(({ name, message }) => (
          <span key={name} className="block text-sm wrap-anywhere text-bad">
            {name}: {message}
          </span>
        ))}
        {state.status === 'sending' && state.share < 1 && <Progress share={state.share} label={file.name} />}
      </span>
      {canCancel && (
        <IconButton
          label={uploadMessages.cancel({ name: file.name })}
          className="max-desk:size-11"
          onClick={() => uploads.cancel(id)}
        >
          <X aria-hidden />
        </IconButton>
      )}
      {canRetry && (
        <IconButton
          label={uploadMessages.retry({ name: file.name })}
          className="max-desk:size-11"
          onClick={() => uploads.retry(id)}
        >
          <RotateCcw aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

/** The state of a file; of one that was there already, a link to it. */
function StateText({ state }: { state: UploadState }) {
  const text = describeState(state);
  if (state.status !== 'done' || state.media === null || state.sums.added > 0) return text;
  return (
    <Link href={itemAddress(state.media, {})} className="rounded-xs text-accent hover:underline max-desk:py-2.5">
      {text}
    </Link>
  );
}

function shareOf(state: UploadState): number {
  if (state.status === 'waiting') return 0;
  if (state.status === 'sending') return state.share * 0.9;
  return state.status === 'importing' ? 0.9 : 1;
}

function describeState(state: UploadState): string {
  switch (state.status) {
    case 'waiting':
      return uploadMessages.waiting;
    case 'sending':
      return state.share >= 1 ? uploadMessages.processing : uploadMessages.sending({ share: state.share });
    case 'importing':
      return state.total === null
        ? uploadMessages.readingZip
        : uploadMessages.importing({ done: state.done, total: state.total });
    case 'done':
      return describeDone(state);
    case 'failed':
      return state.reason;
    default:
      return uploadMessages.cancelled;
  }
}

/** What became of a file, and of the files of a zip. */
function describeDone({ sums, media }: Extract<UploadState, { status: 'done' }>): string {
  if (media === null) return uploadMessages.finished(sums);
  if (sums.restored > 0) return uploadMessages.restored;
  return sums.known > 0 ? uploadMessages.known : uploadMessages.added;
}
