'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { keepFocus } from '@/components/ui/keep-focus';
import { formatWhen } from '@/lib/client/format';
import { reportActionError } from '@/lib/client/report-error';
import { toasts } from '@/lib/client/toasts';
import { invitationsOptions, refreshPeople, revokeInvitation } from '../api';
import { LoadError } from '../load-error';
import { personMessages } from '../messages';
import { peopleMessages } from './messages';

/** The open invitations; nothing while there are none. */
export function InvitationList() {
  const client = useQueryClient();
  const { data: invitations, dataUpdatedAt, error, refetch } = useQuery(invitationsOptions());
  const revoke = useMutation({
    mutationFn: revokeInvitation,
    networkMode: 'always',
    onSuccess: () => toasts.show(peopleMessages.revoked),
    onError: reportActionError,
    onSettled: () => refreshPeople(client),
  });
  if (invitations === undefined)
    return error === null ? null : (
      <LoadError text={peopleMessages.invitationsUnreachable({ why: error.message })} onRetry={refetch} />
    );
  if (invitations.length === 0) return null;
  const now = new Date(dataUpdatedAt);
  return (
    <div>
      <h3 className="font-semibold">{peopleMessages.invitations}</h3>
      <ul
        ref={keepFocus}
        tabIndex={-1}
        aria-label={peopleMessages.invitations}
        className="flex flex-col divide-y divide-line outline-none"
      >
        {invitations.map(({ id, name, role, createdBy, expiresAt }) => (
          <li key={id} className="flex items-center gap-3 py-3">
            <div className="min-w-0 flex-1">
              <p className="font-medium wrap-anywhere">{name}</p>
              <p className="text-muted wrap-anywhere">
                {peopleMessages.invitationHint({
                  role: personMessages.roles[role],
                  creator: createdBy,
                  date: formatWhen(expiresAt, now),
                })}
              </p>
            </div>
            <Button
              aria-label={peopleMessages.revokeOf({ name })}
              aria-disabled={revoke.isPending || undefined}
              className="max-desk:h-11"
              onClick={() => {
                if (!revoke.isPending) revoke.mutate(id);
              }}
            >
              {peopleMessages.revoke}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
