'use client';

import { Suspense, useCallback, useEffect, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { latePart } from '@/components/ui/late-part';
import { readRepositories, rememberRepository } from './remembered';
import { repositoryName, type Repository } from '@/lib/client/fine-tunes/repository';
import { DetailPane } from './detail/detail-pane';
import { EmptyRepository } from './list/empty-repository';
import { ListPane } from './list/list-pane';
import { RepositoryForm } from './repository/repository-form';
import { useFineTuneList } from './list/use-fine-tune-list';
import { useFocusWhenLost } from './use-focus-when-lost';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import type { FineTunesViewState } from './view-state';
import { useViewState } from './use-view-state';
import { fineTuneMessages } from './messages';

const NewFineTune = latePart(async () => (await import('./new/new-fine-tune')).NewFineTune);

/** The Fine-tunes screen: a repository's fine-tunes at the left; the opened or new one at the right. */
export function FineTunesScreen() {
  const { viewState, go } = useViewState();
  const { repository } = viewState;
  const isHydrated = useIsHydrated();
  const recent = isHydrated ? readRepositories(window.localStorage) : null;
  const [last = null] = recent ?? [];

  useEffect(() => {
    if (repository !== null) rememberRepository(window.localStorage, repository);
    else if (last !== null) go({ repository: last, id: null, isNew: false, like: null }, true);
  }, [repository, last, go]);

  const open = useCallback((next: Repository) => go({ repository: next, id: null, isNew: false, like: null }), [go]);
  if (repository !== null) {
    return (
      <RepositoryScreen
        key={repositoryName(repository)}
        viewState={{ ...viewState, repository }}
        go={go}
        onOpen={open}
      />
    );
  }
  return (
    <main className="h-full overflow-y-auto">
      {recent?.length === 0 && (
        <div className="mx-auto flex max-w-md flex-col gap-5 px-4 py-[18vh]">
          <header>
            <h1 className="text-xl font-semibold">{fineTuneMessages.title}</h1>
            <p className="mt-3 font-medium">{fineTuneMessages.chooseTitle}</p>
            <p className="mt-1 text-muted">{fineTuneMessages.chooseLead}</p>
          </header>
          <RepositoryForm initial={null} recent={recent} onOpen={open} />
        </div>
      )}
    </main>
  );
}

function RepositoryScreen({
  viewState,
  go,
  onOpen,
}: {
  viewState: FineTunesViewState & { repository: Repository };
  go: (viewState: FineTunesViewState) => void;
  onOpen: (repository: Repository) => void;
}) {
  const { repository, id, isNew, like } = viewState;
  const list = useFineTuneList(repository);
  const isListAlone = id === null && !isNew;
  const listSection = useRef<HTMLElement>(null);
  useFocusWhenLost(listSection, isListAlone);
  const startAgain = useCallback(() => go({ repository, id: null, isNew: true, like: id }), [go, repository, id]);
  const goToList = useCallback(() => go({ repository, id: null, isNew: false, like: null }), [go, repository]);
  const goTo = useCallback((next: string) => go({ repository, id: next, isNew: false, like: null }), [go, repository]);
  return (
    <main className="grid h-full grid-cols-[minmax(288px,26%)_minmax(0,1fr)] max-desk:grid-cols-1">
      <h1 className="sr-only">{fineTuneMessages.title}</h1>
      <section
        ref={listSection}
        tabIndex={-1}
        aria-label={fineTuneMessages.list}
        className={classNames(
          'flex outline-none min-h-0 flex-col border-r border-line max-desk:border-r-0',
          !isListAlone && 'max-desk:hidden',
        )}
      >
        <ListPane viewState={viewState} list={list} onGo={go} onOpenRepository={onOpen} />
      </section>
      <div className={classNames('min-h-0 min-w-0', isListAlone && 'max-desk:hidden')}>
        {id !== null && (
          <DetailPane
            key={id}
            address={{ ...repository, id }}
            cannotList={list.fineTunes === null && list.error === null ? null : list.cannotList}
            onBack={goToList}
            onStartAgain={startAgain}
          />
        )}
        {isNew && (
          <Suspense>
            <NewFineTune key={like} repository={repository} like={like} onBack={goToList} onCreated={goTo} />
          </Suspense>
        )}
        {isListAlone && (
          <div className="grid h-full place-items-center px-6">
            {list.isEmpty ? (
              <EmptyRepository repository={repository} onGo={go} />
            ) : (
              <p className="text-muted">{fineTuneMessages.nothingChosen}</p>
            )}
          </div>
        )}
      </div>
    </main>
  );
}
