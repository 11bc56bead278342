'use client';

import { CircleAlert, Play, Square } from 'lucide-react';
import { Elapsed } from '@/components/jobs/elapsed';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { Thumbnail } from '@/components/ui/thumbnail';
import { formatTook } from '@/lib/client/format';
import { addMessages } from '../messages';
import type { Try, TryState } from './use-try';

/** The foot of the sheet: the last try, and the buttons. */
export function EditorFooter({
  trial,
  message,
  isEdit,
  isSaving,
  onTry,
  onSave,
  onCancel,
}: {
  trial: Try;
  /** Why nothing was saved or tried; empty for none. */
  message: string;
  isEdit: boolean;
  isSaving: boolean;
  onTry: () => void;
  onSave: () => void;
  onCancel: () => void;
}) {
  const isOpen = trial.state.status === 'open';
  return (
    <footer className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-6 py-3 max-desk:gap-y-0 max-desk:px-4">
      <div className="flex min-h-10 min-w-[min(100%,16rem)] flex-1 flex-col justify-center gap-1.5 max-desk:min-h-0 max-desk:basis-full">
        <div role="status">
          {message !== '' && (
            <p className="flex gap-2 text-sm text-bad max-desk:mb-3">
              <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
              <span className="line-clamp-3 min-w-0 wrap-anywhere">{message}</span>
            </p>
          )}
        </div>
        {trial.state.status !== 'none' && (
          <div className="max-desk:mb-3">
            <TryLine state={trial.state} />
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-desk:w-full max-desk:*:flex-1">
        <Button variant="ghost" size="lg" onClick={onCancel}>
          {addMessages.cancel}
        </Button>
        {isOpen ? (
          <Button size="lg" aria-disabled={trial.stop === null} onClick={() => trial.stop?.()}>
            <Square aria-hidden />
            {addMessages.stop}
          </Button>
        ) : (
          <Button size="lg" onClick={onTry}>
            <Play aria-hidden />
            {addMessages.tryIt}
          </Button>
        )}
        <Button variant="primary" size="lg" aria-disabled={isSaving} onClick={onSave}>
          {isSaving ? addMessages.saving : isEdit ? addMessages.saveChanges : addMessages.save}
        </Button>
      </div>
    </footer>
  );
}

/** How the try goes, or what it gave. */
function TryLine({ state }: { state: Exclude<TryState, { status: 'none' }> }) {
  if (state.status === 'open') {
    const { message, note, progress, startedAt } = state;
    return (
      <div className="flex flex-col gap-1.5">
        <p className="flex items-baseline gap-2">
          <span className="min-w-0 wrap-anywhere">{note ?? message}</span>
          {startedAt !== null && (
            <span className="ml-auto shrink-0 text-muted">
              <Elapsed since={new Date(startedAt * 1000).toISOString()} />
            </span>
          )}
        </p>
        <Progress share={startedAt === null ? null : progress} label={addMessages.progress} />
      </div>
    );
  }
  if (state.status === 'done') {
    return (
      <a
        href={state.resultUrl}
        target="_blank"
        rel="noreferrer"
        title={addMessages.openResult}
        className="flex items-center gap-3 self-start rounded-sm pr-2 hover:bg-sunken"
      >
        <span className="size-12 shrink-0 overflow-hidden rounded-sm bg-sunken">
          {state.isVideo ? (
            <video src={state.resultUrl} muted autoPlay loop playsInline className="size-full object-cover" />
          ) : (
            <Thumbnail src={state.resultUrl} alt={addMessages.tryResult} />
          )}
        </span>
        <span>
          <span className="block font-medium">
            {state.tookMs === null ? addMessages.tryResult : addMessages.tryDone({ took: formatTook(state.tookMs) })}
          </span>
          <span className="block text-sm text-muted">{addMessages.openResult}</span>
        </span>
      </a>
    );
  }
  return (
    <p role="alert" className="flex gap-2">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
      <span className="line-clamp-4 min-w-0 wrap-anywhere">
        {state.status === 'failed' ? `${addMessages.tryFailed}. ${state.message}` : addMessages.tryCancelled}
      </span>
    </p>
  );
}
