'use client';

import { Link2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { copyAndNotify } from '@/lib/client/copy-and-notify';
import { libraryAddress } from '@/lib/client/library-view-state';
import type { LibraryBoard } from '@/lib/contract/studio/library';
import type { PersonName } from '@/lib/contract/studio/person';
import { AddPerson } from './add-person';
import { shareMessages } from './messages';
import { PeopleWithAccess } from './people-with-access';
import { type Sharing, useSharing } from './use-sharing';

/** The people of the studio with whom a board is shared, and the board's address for them. */
export function SharePeople({
  board,
  people,
  isInCharge,
}: {
  board: LibraryBoard;
  people: readonly PersonName[];
  /** Whether the person may change with whom it is shared. */
  isInCharge: boolean;
}) {
  const sharing = useSharing(board.id);
  const { current } = sharing;
  const others = people.filter(
    ({ id }) => id !== board.owner.id && current?.members.some(({ person }) => person.id === id) === false,
  );
  const copyLink = () =>
    copyAndNotify(new URL(libraryAddress({ board: board.id }), location.href).href, shareMessages.linkCopied);
  return (
    <div className="flex flex-col gap-3 not-last:pb-5">
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
      <div className="flex flex-wrap items-center gap-3">
        {isInCharge && <SaveState sharing={sharing} />}
        <Button className="ml-auto max-desk:h-11" onClick={() => void copyLink()}>
          <Link2 aria-hidden />
          {shareMessages.copyLink}
        </Button>
      </div>
    </div>
  );
}

function SaveState({ sharing: { state, error } }: { sharing: Sharing }) {
  if (state === 'failed') {
    return (
      <p role="alert" className="min-w-0 flex-1 basis-40 text-bad wrap-anywhere">
        {shareMessages.failed({ why: error ?? '' })}
      </p>
    );
  }
  return (
    <p role="status" className="min-w-0 flex-1 basis-40 text-sm text-muted">
      {shareMessages.states[state]}
    </p>
  );
}
