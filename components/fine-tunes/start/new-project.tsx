'use client';

import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { ViewLink } from '@/components/ui/view-link';
import type { Repository } from '@/lib/client/fine-tunes/repository';
import { fineTuneOptions } from '../api/fine-tunes';
import { fineTuneOptionsOptions } from '../api/options';
import { type Goal, goalOf } from '../check/goals';
import { describeError } from '../describe-error';
import { ErrorNote } from '../error-note';
import { fineTuneMessages } from '../messages';
import { newProjectMessages } from '../messages-late';
import { useFocusWhenLost } from '../use-focus-when-lost';
import { viewStateUrl, type FineTunesViewState } from '../view-state';
import { emptySettings, settingsFrom } from './initial-settings';
import { NewProjectForm } from './new-project-form';

/** The page of a new project: its form, once the service's options have loaded. */
export function NewProject({
  viewState,
  onGo,
}: {
  viewState: FineTunesViewState & { repository: Repository };
  onGo: (viewState: FineTunesViewState, isReplacing?: boolean) => void;
}) {
  const { repository, like, goal } = viewState;
  const section = useRef<HTMLElement>(null);
  useFocusWhenLost(section, true);
  const options = useQuery(fineTuneOptionsOptions());
  const other = useQuery({ ...fineTuneOptions({ ...repository, id: like ?? '' }), enabled: like !== null });
  const isReady = like === null || other.data !== undefined || other.error !== null;
  const settings = other.data === undefined || like === null ? emptySettings : settingsFrom(other.data);
  const likeGoal =
    other.data === undefined ? null : goalOf(settings.scriptType, settings.columns['text'] === undefined);
  // The address follows in its own time; a press on a card shows at once.
  const [chosen, setChosen] = useState<Goal | null>(null);
  const known = chosen ?? goal ?? likeGoal;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={newProjectMessages.title}
      className="h-full overflow-y-auto outline-none"
    >
      <div className="mx-auto flex max-w-[1280px] flex-col gap-4 px-8 py-6 max-desk:px-4 max-desk:py-4">
        <nav aria-label={fineTuneMessages.path} className="flex items-center gap-1.5 text-muted">
          <ViewLink
            addressOf={viewStateUrl}
            to={{ repository, id: null, isNew: false, like: null, goal: null }}
            onGo={onGo}
            className="rounded-xs hover:text-text max-desk:py-3"
          >
            {fineTuneMessages.title}
          </ViewLink>
          <ChevronRight aria-hidden className="size-3.5" />
          <span aria-current="page">{newProjectMessages.title}</span>
        </nav>
        {like !== null && isReady && (
          <p className="text-muted wrap-anywhere">
            {other.data === undefined
              ? newProjectMessages.notLike({ id: like })
              : newProjectMessages.like({ name: other.data.name ?? like })}
          </p>
        )}
        {options.data !== undefined && isReady ? (
          <NewProjectForm
            repository={repository}
            goal={known ?? 'style'}
            hasGoal={known !== null}
            onChooseGoal={(next) => {
              setChosen(next);
              onGo({ ...viewState, goal: next }, true);
            }}
            options={options.data}
            settings={settings}
            onStarted={(id, of) => onGo({ repository: of, id, isNew: false, like: null, goal: null })}
          />
        ) : options.error === null ? (
          <div className="flex flex-col gap-4">
            <Skeleton className="h-8 w-64" />
            <Skeleton className="h-44" />
          </div>
        ) : (
          <ErrorNote {...describeError(options.error, 'list', repository)}>
            <Button onClick={() => void options.refetch()}>{fineTuneMessages.tryAgain}</Button>
          </ErrorNote>
        )}
      </div>
    </section>
  );
}
