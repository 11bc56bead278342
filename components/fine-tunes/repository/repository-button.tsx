'use client';

import { ChevronsUpDown } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { latePart } from '@/components/ui/late-part';
import { useLatePopover } from '@/components/ui/use-late-popover';
import { type Repository, repositoryName } from '@/lib/client/fine-tunes/repository';
import { fineTuneMessages } from '../messages';

const RepositoryPopover = latePart(async () => (await import('./repository-popover')).RepositoryPopover);

/** Shows the current repository, and opens the choice of another. */
export function RepositoryButton({
  repository,
  onOpen,
}: {
  repository: Repository;
  onOpen: (repository: Repository) => void;
}) {
  const { wasOpened, popover, button } = useLatePopover();
  return (
    <>
      <Button
        {...button}
        variant="quiet"
        aria-label={`${fineTuneMessages.changeRepository}: ${repositoryName(repository)}`}
        className="min-w-0 shrink! justify-start px-2"
      >
        <span className="min-w-0 truncate">{repositoryName(repository)}</span>
        <ChevronsUpDown aria-hidden />
      </Button>
      {wasOpened && (
        <Suspense>
          <RepositoryPopover popover={popover} repository={repository} onOpen={onOpen} />
        </Suspense>
      )}
    </>
  );
}
