'use client';

import type { RefObject } from 'react';
import { AnchoredPopover } from '@/components/ui/anchored-popover';
import { readRepositories } from '../remembered';
import { type Repository, repositoryName } from '@/lib/client/fine-tunes/repository';
import { RepositoryForm } from './repository-form';
import { fineTuneMessages } from '../messages';

/** The popover in which another repository is chosen. */
export function RepositoryPopover({
  popover,
  repository,
  onOpen,
}: {
  popover: { anchor: RefObject<HTMLButtonElement | null>; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };
  repository: Repository;
  onOpen: (repository: Repository) => void;
}) {
  const others = readRepositories(window.localStorage).filter(
    (other) => repositoryName(other) !== repositoryName(repository),
  );
  return (
    <AnchoredPopover {...popover} aria-label={fineTuneMessages.changeRepository} className="w-80 max-w-[92vw] p-4">
      <RepositoryForm
        initial={repository}
        recent={others}
        onOpen={(next) => {
          popover.onOpenChange(false);
          onOpen(next);
        }}
      />
    </AnchoredPopover>
  );
}
