'use client';

import { ChevronRight } from 'lucide-react';
import type { Repository } from '@/lib/client/fine-tunes/repository';
import { fineTuneMessages } from '../messages';
import { RepositoryButton } from '../repository/repository-button';
import type { FineTunesViewState } from '../view-state';
import { OpenById } from './open-by-id';

/** Where the projects of the list are stored, and opening one by its id. */
export function ElsewhereSettings({
  viewState,
  isOpenFirst,
  onGo,
  onOpenRepository,
}: {
  viewState: FineTunesViewState & { repository: Repository };
  /** Whether opening by id is the only way to a project. */
  isOpenFirst: boolean;
  onGo: (viewState: FineTunesViewState) => void;
  onOpenRepository: (repository: Repository) => void;
}) {
  const { repository } = viewState;
  return (
    <details open={isOpenFirst} className="group border-t border-line">
      <summary className="flex cursor-pointer list-none items-center gap-2 px-4 py-2.5 text-sm text-muted hover:text-text max-desk:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-3.5 transition-transform group-open:rotate-90" />
        {fineTuneMessages.advanced}
      </summary>
      <div className="flex flex-col gap-2 px-4 pb-3">
        <div className="-ml-2 flex min-w-0">
          <RepositoryButton repository={repository} onOpen={onOpenRepository} />
        </div>
        <OpenById
          onOpen={(id) => onGo({ repository, id, isNew: false, like: null, goal: null })}
          isOpenFirst={isOpenFirst}
        />
      </div>
    </details>
  );
}
