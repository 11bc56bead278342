'use client';

import { Plus, ChevronLeft, ChevronRight } from 'lucide-react';
import type { Repository } from '@/lib/client/fine-tunes/repository';
import { buttonClasses } from '@/components/ui/button';
import { FineTuneList } from './fine-tune-list';
import { ListFilters } from './list-filters';
import { ElsewhereSettings } from './elsewhere-settings';
import type { FineTuneListState } from './use-fine-tune-list';
import { viewStateUrl, type FineTunesViewState } from '../view-state';
import { ViewLink } from '@/components/ui/view-link';
import { OpenedFineTunes } from './opened-fine-tunes';
import { fineTuneMessages } from '../messages';
import { IconButton } from '@/components/ui/icon-button';

/** The left pane: the projects, and ways to one that is not listed. */
export function ListPane({
  viewState,
  list,
  onGo,
  onOpenRepository,
}: {
  viewState: FineTunesViewState & { repository: Repository };
  list: FineTuneListState;
  onGo: (viewState: FineTunesViewState) => void;
  onOpenRepository: (repository: Repository) => void;
}) {
  const { repository } = viewState;
  return (
    <>
      <header className="flex flex-col gap-3 px-4 pt-4 pb-3">
        <div className="flex items-center gap-1">
          <h2 className="min-w-0 flex-1 text-md font-semibold">{fineTuneMessages.projects}</h2>
          <ViewLink
            addressOf={viewStateUrl}
            to={{ repository, id: null, isNew: true, like: null, goal: null }}
            onGo={onGo}
            className={buttonClasses({ variant: 'outline', className: 'max-desk:h-11' })}
          >
            <Plus aria-hidden />
            {fineTuneMessages.make}
          </ViewLink>
        </div>
        {!list.cannotList && !list.isEmpty && <ListFilters list={list} />}
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-2 pb-3">
        {list.cannotList ? (
          <OpenedFineTunes viewState={viewState} onGo={onGo} />
        ) : (
          <FineTuneList viewState={viewState} list={list} onGo={onGo} />
        )}
      </div>
      {!list.cannotList && <ListPager list={list} />}
      <ElsewhereSettings
        key={String(list.cannotList)}
        viewState={viewState}
        isOpenFirst={list.cannotList}
        onGo={onGo}
        onOpenRepository={onOpenRepository}
      />
    </>
  );
}

/** The number of fine-tunes, and buttons for the other pages. */
function ListPager({ list }: { list: FineTuneListState }) {
  const { page, filter, narrow } = list;
  if (page === null || page.fineTunes.length + filter.page <= 1) return null;
  const { totalPages, totalEntries } = page;
  const isLastPage = totalPages !== null && filter.page >= totalPages;
  const hasMany = filter.page > 1 || (totalPages ?? 1) > 1;
  return (
    <div className="flex h-10 items-center gap-2 border-t border-line px-4 text-sm text-muted tabular-nums">
      {totalEntries !== null && <span>{fineTuneMessages.total({ count: totalEntries })}</span>}
      {hasMany && (
        <span className="ml-auto flex items-center gap-1">
          <span aria-live="polite">
            {totalPages === null
              ? fineTuneMessages.page({ page: filter.page })
              : fineTuneMessages.pageOf({ page: filter.page, pages: totalPages })}
          </span>
          <IconButton
            size="sm"
            label={fineTuneMessages.previousPage}
            aria-disabled={filter.page === 1}
            onClick={() => filter.page > 1 && narrow({ page: filter.page - 1 })}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton
            size="sm"
            label={fineTuneMessages.nextPage}
            aria-disabled={isLastPage}
            onClick={() => !isLastPage && narrow({ page: filter.page + 1 })}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </span>
      )}
    </div>
  );
}
