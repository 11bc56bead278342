'use client';

import { whenCreated } from '../when-created';
import { Progress } from '@/components/ui/progress';
import type { FineTuneView } from '@/lib/client/fine-tunes/fine-tune';
import { FineTuneState } from '../fine-tune-state';
import { viewStateUrl, type FineTunesViewState } from '../view-state';
import { ViewLink } from '@/components/ui/view-link';
import { fineTuneMessages } from '../messages';

export const rowClasses =
  'block rounded px-2 py-2 outline-offset-[-2px] transition-colors hover:bg-sunken aria-[current=page]:bg-accent-soft';

/** A project in the list: its name, its state, its tokens, its date. */
export function FineTuneRow({
  fineTune,
  viewState,
  onGo,
}: {
  fineTune: FineTuneView;
  viewState: FineTunesViewState;
  onGo: (viewState: FineTunesViewState) => void;
}) {
  const { id, name, baseModel, state, totalTokens, createdAt, progress } = fineTune;
  const isDone = totalTokens !== null;
  const face = (
    <>
      <span className="flex items-center gap-3">
        <span className="min-w-0 flex-1 truncate font-medium" title={name ?? undefined}>
          {name ?? fineTuneMessages.unnamed}
        </span>
        <span className="flex shrink-0 text-sm">
          <FineTuneState state={state} />
        </span>
      </span>
      <span className="mt-0.5 flex gap-3 text-sm text-muted">
        <span className="min-w-0 flex-1 truncate tabular-nums">
          {isDone ? fineTuneMessages.tokens({ count: totalTokens }) : (baseModel ?? id)}
        </span>
        <span className="shrink-0 tabular-nums">{createdAt === null ? '' : whenCreated(createdAt)}</span>
      </span>
      {state === 'tokenizing' && (
        <Progress share={progress} label={name ?? fineTuneMessages.unnamed} className="mt-1.5" />
      )}
    </>
  );
  if (id === null) return <div className={rowClasses}>{face}</div>;
  return (
    <ViewLink
      addressOf={viewStateUrl}
      to={{ ...viewState, id, isNew: false, like: null, goal: null }}
      onGo={onGo}
      aria-current={viewState.id === id ? 'page' : undefined}
      className={rowClasses}
    >
      {face}
    </ViewLink>
  );
}
