'use client';

import { Plus } from 'lucide-react';
import type { FineTunesPlace } from './place';
import type { Repository } from '@/lib/client/fine-tunes/repository';
import { buttonClasses } from '@/components/ui/button';
import { FineTuneList } from './fine-tune-list';
import { ListFilters } from './list-filters';
import { ListPager } from './list-pager';
import { OpenById } from './open-by-id';
import { PlaceLink } from './place-link';
import { RememberedList } from './remembered-list';
import { RepositoryButton } from './repository-button';
import type { FineTuneListState } from './use-fine-tune-list';
import { fineTuneWords } from './words';

/** The left side: the repository, its fine-tunes, and the ways to one that no list has. */
export function ListPane({
  place,
  list,
  onGo,
  onOpenRepository,
}: {
  place: FineTunesPlace & { repository: Repository };
  list: FineTuneListState;
  onGo: (place: FineTunesPlace) => void;
  onOpenRepository: (repository: Repository) => void;
}) {
  const { repository } = place;
  return (
    <>
      <header className="flex flex-col gap-3 px-4 pt-4 pb-3">
        <div className="flex items-center gap-1">
          <div className="-ml-2 flex min-w-0 flex-1">
            <RepositoryButton repository={repository} onOpen={onOpenRepository} />
          </div>
          <PlaceLink
            to={{ repository, id: null, isNew: true, like: null }}
            onGo={onGo}
            aria-label={fineTuneWords.make}
            title={fineTuneWords.make}
            aria-current={place.isNew ? 'page' : undefined}
            className={buttonClasses({ variant: 'outline', size: 'md', className: 'px-2!' })}
          >
            <Plus aria-hidden />
          </PlaceLink>
        </div>
        {!list.cannotList && !list.isEmpty && <ListFilters list={list} />}
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-2 pb-3">
        {list.cannotList ? (
          <RememberedList place={place} onGo={onGo} />
        ) : (
          <FineTuneList place={place} list={list} onGo={onGo} />
        )}
      </div>
      {!list.cannotList && <ListPager list={list} />}
      <OpenById
        onOpen={(id) => onGo({ repository, id, isNew: false, like: null })}
        isOpenFirst={list.cannotList && place.id === null}
      />
    </>
  );
}
