'use client';

import { Suspense, useCallback, useEffect, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { latePart } from '@/components/ui/late-part';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { defaultRepository, repositoryName, type Repository } from '@/lib/client/fine-tunes/repository';
import { DetailPane } from './detail/detail-pane';
import { ListPane } from './list/list-pane';
import { useFineTuneList } from './list/use-fine-tune-list';
import { fineTuneMessages } from './messages';
import { readRepositories, rememberRepository } from './remembered';
import { useFocusWhenLost } from './use-focus-when-lost';
import { useViewState } from './use-view-state';
import type { FineTunesViewState } from './view-state';

const NewProject = latePart(async () => (await import('./start/new-project')).NewProject);
const StartPane = latePart(async () => (await import('./start/start-pane')).StartPane);

/** The Fine-tunes screen: the projects at the left; the opened one, or what a new one can learn, at the right. */
export function FineTunesScreen() {
  const { viewState, go } = useViewState();
  const { repository } = viewState;
  const isHydrated = useIsHydrated();

  useEffect(() => {
    if (repository !== null) rememberRepository(window.localStorage, repository);
    else if (isHydrated) {
      const [last = defaultRepository] = readRepositories(window.localStorage);
      go({ repository: last, id: null, isNew: false, like: null, goal: null }, true);
    }
  }, [repository, isHydrated, go]);

  if (repository === null) return <main className="h-full" />;
  return <RepositoryScreen key={repositoryName(repository)} viewState={{ ...viewState, repository }} go={go} />;
}

function RepositoryScreen({
  viewState,
  go,
}: {
  viewState: FineTunesViewState & { repository: Repository };
  go: (viewState: FineTunesViewState, isReplacing?: boolean) => void;
}) {
  const { repository, id, isNew, like } = viewState;
  const list = useFineTuneList(repository);
  const isListAlone = id === null && !isNew;
  const isLoading = list.fineTunes === null && list.error === null;
  const hasList = !list.isEmpty || id !== null;
  const listSection = useRef<HTMLElement>(null);
  useFocusWhenLost(listSection, isListAlone);
  const open = useCallback(
    (next: Repository) => go({ repository: next, id: null, isNew: false, like: null, goal: null }),
    [go],
  );
  const startAgain = useCallback(
    () => go({ repository, id: null, isNew: true, like: id, goal: null }),
    [go, repository, id],
  );
  const goToList = useCallback(() => open(repository), [open, repository]);
  if (isNew) {
    return (
      <main className="h-full">
        <h1 className="sr-only">{fineTuneMessages.title}</h1>
        <Suspense>
          <NewProject key={like} viewState={viewState} onGo={go} />
        </Suspense>
      </main>
    );
  }
  return (
    <main
      className={classNames(
        'grid h-full max-desk:grid-cols-1',
        hasList && 'grid-cols-[minmax(288px,26%)_minmax(0,1fr)]',
        isListAlone && 'max-desk:block max-desk:overflow-y-auto',
      )}
    >
      <h1 className="sr-only">{fineTuneMessages.title}</h1>
      {hasList && (
        <section
          ref={listSection}
          tabIndex={-1}
          aria-label={fineTuneMessages.list}
          className={classNames(
            'flex min-h-0 flex-col border-r border-line outline-none max-desk:border-r-0',
            !isListAlone && 'max-desk:hidden',
          )}
        >
          <ListPane viewState={viewState} list={list} onGo={go} onOpenRepository={open} />
        </section>
      )}
      <div className="min-h-0 min-w-0">
        {id === null ? (
          <Suspense>
            {/* It would move when the list turns out to be empty. */}
            {!isLoading && <StartPane list={list} viewState={viewState} onGo={go} onOpenRepository={open} />}
          </Suspense>
        ) : (
          <DetailPane
            key={id}
            address={{ ...repository, id }}
            cannotList={isLoading ? null : list.cannotList}
            onBack={goToList}
            onStartAgain={startAgain}
          />
        )}
      </div>
    </main>
  );
}
