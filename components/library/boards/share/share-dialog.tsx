'use client';

import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Suspense } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { latePart } from '@/components/ui/late-part';
import { Modal } from '@/components/ui/modal';
import { Skeleton } from '@/components/ui/skeleton';
import { mayChange } from '@/lib/client/me';
import { peopleNamesOptions } from '@/lib/client/people-names';
import type { LibraryBoard } from '@/lib/contract/studio/library';
import { shareMessages } from './messages';
import { SharePeople } from './share-people';

const PublicLinks = latePart(async () => (await import('./public-links')).PublicLinks);

/** Shares a board, with people and by public links; to whom it does not belong, the dialog shows who has access. */
export function ShareDialog({ board, onClose }: { board: LibraryBoard; onClose: () => void }) {
  const { data: people = [] } = useQuery(peopleNamesOptions());
  const isInCharge = mayChange(board.owner);
  const hasOthers = people.length > 1;
  const title = isInCharge
    ? shareMessages.title({ name: board.name })
    : shareMessages.titleOfAccess({ name: board.name });
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      label={title}
      layer="panel"
      className="top-[8dvh] left-1/2 max-h-[84dvh] w-[min(480px,calc(100vw-24px))] -translate-x-1/2 rounded-lg"
    >
      <div className="flex items-start gap-2 px-5 pt-4 pb-1">
        <h2 className="min-w-0 flex-1 text-lg font-semibold wrap-anywhere">{title}</h2>
        <IconButton label={shareMessages.close} className="max-desk:size-11" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      <div className="flex min-h-0 flex-col gap-5 divide-y divide-line overflow-y-auto px-5 pt-2 pb-5">
        {hasOthers && <SharePeople board={board} people={people} isInCharge={isInCharge} />}
        {isInCharge && (
          <Suspense fallback={<Skeleton className="h-40 shrink-0" />}>
            <PublicLinks boardId={board.id} />
          </Suspense>
        )}
      </div>
    </Modal>
  );
}
