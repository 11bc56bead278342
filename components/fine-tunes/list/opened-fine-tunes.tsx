'use client';

import { Info, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import type { Repository } from '@/lib/client/fine-tunes/repository';
import { FineTuneState } from '../fine-tune-state';
import { rowClasses } from './fine-tune-row';
import { viewStateUrl, type FineTunesViewState } from '../view-state';
import { ViewLink } from '@/components/ui/view-link';
import { type OpenedFineTune, forgetOpened, readOpened, subscribeOpened } from '../remembered';
import { fineTuneMessages } from '../messages';

/** The fine-tunes that were opened by their ids, for a service without a list. */
export function OpenedFineTunes({
  viewState,
  onGo,
}: {
  viewState: FineTunesViewState & { repository: Repository };
  onGo: (viewState: FineTunesViewState) => void;
}) {
  const { repository } = viewState;
  const [entries, setEntries] = useState<OpenedFineTune[]>([]);
  useEffect(() => {
    const read = () => setEntries(readOpened(window.localStorage, repository));
    read();
    return subscribeOpened(read);
  }, [repository]);
  return (
    <>
      <p className="mb-3 flex gap-2 px-2 text-sm text-muted">
        <Info aria-hidden className="mt-px size-4 shrink-0" />
        {fineTuneMessages.cannotList}
      </p>
      <ul aria-label={fineTuneMessages.list} className="flex flex-col gap-px">
        {entries.map((entry) => (
          <li key={entry.id} className="group relative">
            <ViewLink
              addressOf={viewStateUrl}
              to={{ repository, id: entry.id, isNew: false, like: null, goal: null }}
              onGo={onGo}
              aria-current={viewState.id === entry.id ? 'page' : undefined}
              className={`${rowClasses} pr-10`}
            >
              <span className="flex items-center gap-3">
                <span className="min-w-0 flex-1 truncate font-medium" title={entry.name ?? entry.id}>
                  {entry.name ?? entry.id}
                </span>
                {entry.status !== null && (
                  <span className="flex shrink-0 text-sm">
                    <FineTuneState state={entry.status} />
                  </span>
                )}
              </span>
              {entry.name !== null && <span className="block truncate text-sm text-muted">{entry.id}</span>}
            </ViewLink>
            <IconButton
              size="sm"
              label={fineTuneMessages.forget({ name: entry.name ?? entry.id })}
              className="absolute top-1.5 right-1.5"
              onClick={() => {
                forgetOpened(window.localStorage, entry);
              }}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </>
  );
}
