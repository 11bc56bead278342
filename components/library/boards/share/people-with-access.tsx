'use client';

import { Building2, type LucideIcon, UserRound, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { ownId } from '@/lib/client/own-id';
import { boardAccesses } from '@/lib/contract/studio/board-access';
import type { BoardSharing } from '@/lib/contract/studio/board-sharing';
import type { PersonName } from '@/lib/contract/studio/person';
import { AccessSelect } from './access-select';
import { shareMessages } from './messages';
import type { Sharing } from './use-sharing';

const ofEveryone = ['none', ...boardAccesses] as const;

/** Who may do what with a board: everyone, its owner, and the people with whom it is shared. */
export function PeopleWithAccess({
  owner,
  sharing: { everyone, members },
  changes,
}: {
  owner: PersonName;
  sharing: BoardSharing;
  /** Null where the person may only see it. */
  changes: Pick<Sharing, 'setEveryone' | 'setMember' | 'remove'> | null;
}) {
  return (
    <ul className="flex flex-col gap-1">
      <Line Icon={Building2} name={shareMessages.everyone}>
        <AccessSelect
          label={shareMessages.everyoneAccess}
          value={everyone ?? 'none'}
          offered={ofEveryone}
          onChange={changes === null ? null : (access) => changes.setEveryone(access === 'none' ? null : access)}
        />
      </Line>
      <Line Icon={UserRound} name={nameOf(owner)}>
        <span className="shrink-0 px-2.5 text-muted">{shareMessages.owner}</span>
      </Line>
      {members.map(({ person, access }) => (
        <Line key={person.id} Icon={UserRound} name={nameOf(person)}>
          <AccessSelect
            label={shareMessages.accessOf({ name: person.name })}
            value={access}
            offered={boardAccesses}
            onChange={changes === null ? null : (next) => changes.setMember(person, next)}
          />
          {changes !== null && (
            <IconButton
              label={shareMessages.remove({ name: person.name })}
              className="max-desk:size-11"
              onClick={() => changes.remove(person.id)}
            >
              <X aria-hidden />
            </IconButton>
          )}
        </Line>
      ))}
    </ul>
  );
}

function Line({ Icon, name, children }: { Icon: LucideIcon; name: string; children: ReactNode }) {
  return (
    <li className="flex min-h-9 items-center gap-2">
      <Icon aria-hidden className="size-4 shrink-0 text-faint" />
      <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
      {children}
    </li>
  );
}

function nameOf({ id, name }: PersonName): string {
  return id === ownId() ? shareMessages.you({ name }) : name;
}
