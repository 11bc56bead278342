'use client';

import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Repository, repositoryName } from '@/lib/client/fine-tunes/repository';
import { fineTuneOptionsOptions } from '../api/options';
import { emptySettings, settingsFrom } from './initial-settings';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useFocusWhenLost } from '../use-focus-when-lost';
import { fineTuneOptions } from '../api/fine-tunes';
import { BackButton } from '../back-button';
import { ErrorNote } from '../error-note';
import { describeError } from '../describe-error';
import { NewFineTuneForm } from './new-fine-tune-form';
import { newFineTuneMessages, fineTuneMessages } from '../messages';

/** The page of a new fine-tune: its form, once the service's options have loaded. */
export function NewFineTune({
  repository,
  like,
  onBack,
  onCreated,
}: {
  repository: Repository;
  /** The id of the fine-tune whose settings it starts with; null for an empty form. */
  like: string | null;
  onBack: () => void;
  onCreated: (id: string) => void;
}) {
  const section = useRef<HTMLElement>(null);
  useFocusWhenLost(section, true);
  const options = useQuery(fineTuneOptionsOptions());
  const other = useQuery({ ...fineTuneOptions({ ...repository, id: like ?? '' }), enabled: like !== null });
  const isReady = like === null || other.data !== undefined || other.error !== null;
  const settings =
    like === null || other.data === undefined ? emptySettings : settingsFrom(other.data, options.data !== null);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={newFineTuneMessages.title}
      // Focused fields scroll to above the bar with the button.
      className="h-full scroll-pb-24 overflow-y-auto outline-none"
    >
      <div className="mx-auto flex max-w-2xl flex-col gap-6 px-8 py-6 max-desk:px-4 max-desk:py-4">
        <BackButton onBack={onBack} />
        <header>
          <h2 className="text-xl font-semibold">{newFineTuneMessages.title}</h2>
          <p className="text-muted wrap-anywhere">{newFineTuneMessages.into(repositoryName(repository))}</p>
          {like !== null && isReady && (
            <p className="mt-2 text-muted wrap-anywhere">
              {other.data === undefined
                ? newFineTuneMessages.notLike(like)
                : newFineTuneMessages.like(other.data.name ?? like, settings.dataset !== null)}
            </p>
          )}
        </header>
        {options.data !== undefined && isReady ? (
          <NewFineTuneForm repository={repository} options={options.data} settings={settings} onCreated={onCreated} />
        ) : options.error === null ? (
          <Skeleton className="h-40" />
        ) : (
          <ErrorNote {...describeError(options.error, 'list', repository)}>
            <Button onClick={() => void options.refetch()}>{fineTuneMessages.tryAgain}</Button>
          </ErrorNote>
        )}
      </div>
    </section>
  );
}
