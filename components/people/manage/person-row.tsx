'use client';

import { useId, useState } from 'react';
import { keepFocus } from '@/components/ui/keep-focus';
import { formatWhen } from '@/lib/client/format';
import type { Person } from '@/lib/contract/studio/person';
import { Badge } from '../badge';
import { PersonLimits } from '../limits/person-limits';
import { LinkNote } from './link-note';
import { peopleMessages } from './messages';
import { PersonMenu } from './person-menu';
import { RoleSelect } from './role-select';
import { usePersonActions } from './use-person-actions';

/** A person, with what an administrator can change. Of themselves they change things under “Your account”. */
export function PersonRow({ person, isOwn, now }: { person: Person; isOwn: boolean; now: Date }) {
  const id = useId();
  const actions = usePersonActions(person);
  const [showsLimits, setShowsLimits] = useState(false);
  const { name, email, isActive, lastSeenAt } = person;
  const lock = lockOf(person, isOwn);
  const seen =
    lastSeenAt === null ? peopleMessages.neverSeen : peopleMessages.lastSeen({ when: formatWhen(lastSeenAt, now) });
  return (
    <li ref={keepFocus} tabIndex={-1} aria-label={name} className="flex flex-col gap-3 py-3 outline-none">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-[min(14rem,100%)] flex-1">
          <p className="flex flex-wrap items-center gap-x-2 font-medium">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            {isOwn && <Badge>{peopleMessages.you}</Badge>}
            {!isActive && <Badge>{peopleMessages.deactivated}</Badge>}
          </p>
          <p className="text-muted wrap-anywhere">{[email, seen].filter((fact) => fact !== null).join(' · ')}</p>
          {lock !== null && (
            <p id={id} className="text-sm text-faint">
              {lock}
            </p>
          )}
        </div>
        <div className="flex items-center gap-2 max-desk:w-full">
          <RoleSelect id={id} name={name} role={actions.role} lock={lock} onChange={actions.changeRole} />
          {isOwn ? (
            <span aria-hidden className="size-8 shrink-0 max-desk:hidden" />
          ) : (
            <PersonMenu person={person} actions={actions} onLimits={() => setShowsLimits(true)} />
          )}
        </div>
      </div>
      <div role="status" className="empty:hidden">
        {actions.link !== null && (
          <LinkNote
            label={peopleMessages.passwordLinkFor({ name })}
            link={actions.link}
            now={now}
            onDismiss={actions.dismissLink}
          />
        )}
      </div>
      {showsLimits && <PersonLimits person={person} onClose={() => setShowsLimits(false)} />}
    </li>
  );
}

/** Why the role of a person cannot be changed; null if it can. */
function lockOf({ isFirst, isActive }: Person, isOwn: boolean): string | null {
  if (isFirst) return peopleMessages.firstRole;
  if (isOwn) return peopleMessages.ownRole;
  return isActive ? null : peopleMessages.deactivatedRole;
}
