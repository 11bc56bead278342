'use client';

import type { KeyboardEvent } from 'react';
import { targetIndex } from '@/components/ui/target-index';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { Repository } from '@/lib/client/fine-tunes/repository';
import { FineTuneRow } from './fine-tune-row';
import type { FineTuneListState } from './use-fine-tune-list';
import type { FineTunesViewState } from '../view-state';
import { ErrorNote } from '../error-note';
import { describeError } from '../describe-error';
import { fineTuneMessages } from '../messages';

/** The repository's fine-tunes, or why there are none to show. */
export function FineTuneList({
  viewState,
  list,
  onGo,
}: {
  viewState: FineTunesViewState & { repository: Repository };
  list: FineTuneListState;
  onGo: (viewState: FineTunesViewState) => void;
}) {
  const { repository } = viewState;
  const { fineTunes, error, isFiltered } = list;
  if (fineTunes === null) {
    if (error === null) return <ListSkeleton />;
    return (
      <div className="flex flex-col items-start gap-3 px-2">
        <ErrorNote {...describeError(error, 'list', repository)} />
        <Button onClick={list.refetch}>{fineTuneMessages.tryAgain}</Button>
      </div>
    );
  }
  if (fineTunes.length === 0) {
    return isFiltered ? (
      <div className="flex flex-col items-start gap-3 px-2 text-muted">
        <p>{fineTuneMessages.noneFound}</p>
        <Button onClick={list.clear}>{fineTuneMessages.clearFilter}</Button>
      </div>
    ) : (
      <p className="px-2 text-muted">{fineTuneMessages.empty}</p>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys that bubble from the links
    <ul aria-label={fineTuneMessages.list} className="flex flex-col gap-px" onKeyDown={stepFocus}>
      {fineTunes.map((fineTune, index) => (
        <li key={fineTune.id ?? index}>
          <FineTuneRow fineTune={fineTune} viewState={viewState} onGo={onGo} />
        </li>
      ))}
    </ul>
  );
}

/** Moves the focus between rows by the arrow keys. */
function stepFocus(event: KeyboardEvent<HTMLUListElement>) {
  const rows = [...event.currentTarget.querySelectorAll('a')];
  const at = rows.findIndex((row) => row === document.activeElement);
  const key = { ArrowUp: 'ArrowLeft', ArrowDown: 'ArrowRight' }[event.key] ?? event.key;
  const index =
    at === -1 || event.key === 'ArrowLeft' || event.key === 'ArrowRight' ? null : targetIndex(key, at, rows.length);
  if (index === null) return;
  event.preventDefault();
  rows[index]?.focus();
}

function ListSkeleton() {
  return (
    <div className="flex flex-col gap-px">
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-[58px]" />
      ))}
    </div>
  );
}
