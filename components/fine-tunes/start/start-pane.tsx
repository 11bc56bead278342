'use client';

import type { Repository } from '@/lib/client/fine-tunes/repository';
import { ElsewhereSettings } from '../list/elsewhere-settings';
import type { FineTuneListState } from '../list/use-fine-tune-list';
import { fineTuneMessages } from '../messages';
import { newProjectMessages } from '../messages-late';
import type { FineTunesViewState } from '../view-state';
import { GoalLinks } from './goal-cards';

/** Shown while no project is open: what a new one can learn. Without any project, it is the whole screen. */
export function StartPane({
  list,
  viewState,
  onGo,
  onOpenRepository,
}: {
  list: FineTuneListState;
  viewState: FineTunesViewState & { repository: Repository };
  onGo: (viewState: FineTunesViewState) => void;
  onOpenRepository: (repository: Repository) => void;
}) {
  const { isEmpty } = list;
  return (
    <section
      aria-label={newProjectMessages.title}
      className={`h-full overflow-y-auto max-desk:h-auto ${isEmpty ? '' : 'max-desk:hidden'}`}
    >
      <div className="mx-auto flex min-h-full max-w-[960px] flex-col justify-center gap-5 px-8 py-10 max-desk:px-4 max-desk:py-6">
        {isEmpty && (
          <header>
            <p className="font-medium text-muted">{fineTuneMessages.title}</p>
            <p className="mt-1 max-w-[56ch] text-muted">{fineTuneMessages.lead}</p>
          </header>
        )}
        <h2 className="text-xl font-semibold">{newProjectMessages.question}</h2>
        <GoalLinks repository={viewState.repository} onGo={onGo} />
        {isEmpty && (
          <ElsewhereSettings
            viewState={viewState}
            isOpenFirst={false}
            onGo={onGo}
            onOpenRepository={onOpenRepository}
          />
        )}
      </div>
    </section>
  );
}
