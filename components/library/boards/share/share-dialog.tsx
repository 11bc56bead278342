'use client';

import { useQuery } from '@tanstack/react-query';
import { Link2, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Modal } from '@/components/ui/modal';
import { copyAndNotify } from '@/lib/client/copy-and-notify';
import { libraryAddress } from '@/lib/client/library-view-state';
import { mayChange } from '@/lib/client/me';
import { peopleNamesOptions } from '@/lib/client/people-names';
import type { LibraryBoard } from '@/lib/contract/studio/library';
import { AddPerson } from './add-person';
import { shareMessages } from './messages';
import { PeopleWithAccess } from './people-with-access';
import { type Sharing, useSharing } from './use-sharing';

/** Shares a board; to whom it does not belong, the dialog shows who has access. */
export function ShareDialog({ board, onClose }: { board: LibraryBoard; onClose: () => void }) {
  const { data: people = [] } = useQuery(peopleNamesOptions());
  const sharing = useSharing(board.id);
  const { current } = sharing;
  const isInCharge = mayChange(board.owner);
  const title = isInCharge
    ? shareMessages.title({ name: board.name })
    : shareMessages.titleOfAccess({ name: board.name });
  const others = people.filter(
    ({ id }) => id !== board.owner.id && current?.members.some(({ person }) => person.id === id) === false,
  );
  const copyLink = () =>
    copyAndNotify(new URL(libraryAddress({ board: board.id }), location.href).href, shareMessages.linkCopied);
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      label={title}
      layer="panel"
      className="top-[12dvh] left-1/2 max-h-[76dvh] w-[min(480px,calc(100vw-24px))] -translate-x-1/2 rounded-lg"
    >
      <div className="flex items-start gap-2 px-5 pt-4">
        <h2 className="min-w-0 flex-1 text-lg font-semibold wrap-anywhere">{title}</h2>
        <IconButton label={shareMessages.close} className="max-desk:size-11" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      <div className="flex min-h-0 flex-col gap-3 overflow-y-auto px-5 py-3">
        {sharing.readError !== null && (
          <p role="alert" className="flex flex-wrap items-center gap-2 text-bad">
            {shareMessages.unreadable}
            <Button size="sm" className="max-desk:h-11" onClick={sharing.readAgain}>
              {shareMessages.tryAgain}
            </Button>
          </p>
        )}
        {current !== null && isInCharge && (
          <AddPerson people={others} onAdd={(person) => sharing.setMember(person, 'view')} />
        )}
        {current !== null && (
          <PeopleWithAccess owner={board.owner} sharing={current} changes={isInCharge ? sharing : null} />
        )}
        {isInCharge && <p className="text-sm text-faint">{shareMessages.accessHint}</p>}
      </div>
      <div className="flex items-center gap-3 border-t border-line px-5 py-3">
        {isInCharge && <SaveState sharing={sharing} />}
        <Button size="lg" className="ml-auto" onClick={() => void copyLink()}>
          <Link2 aria-hidden />
          {shareMessages.copyLink}
        </Button>
      </div>
    </Modal>
  );
}

function SaveState({ sharing: { state, error } }: { sharing: Sharing }) {
  if (state === 'failed') {
    return (
      <p role="alert" className="min-w-0 flex-1 text-bad wrap-anywhere">
        {shareMessages.failed({ why: error ?? '' })}
      </p>
    );
  }
  return (
    <p role="status" className="min-w-0 flex-1 text-sm text-muted">
      {shareMessages.states[state]}
    </p>
  );
}
