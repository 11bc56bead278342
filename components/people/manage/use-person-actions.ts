'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reportActionError } from '@/lib/client/report-error';
import { toasts } from '@/lib/client/toasts';
import type { Role } from '@/lib/contract/studio/permissions';
import type { JoinLink, Person, PersonChange } from '@/lib/contract/studio/person';
import { changePerson, createPasswordLink, endSessionsOf, refreshPeople } from '../api';
import { peopleMessages } from './messages';

/** What an administrator does with another person. */
export interface PersonActions {
  /** The role as it is, or as it is being changed to. */
  role: Role;
  /** Whether an action is on its way; others wait for it. */
  isBusy: boolean;
  /** A new link by which the person sets a password; null for none. */
  link: JoinLink | null;
  changeRole: (role: Role) => void;
  setActive: (isActive: boolean) => void;
  endSessions: () => void;
  createLink: () => void;
  dismissLink: () => void;
}

/** The actions on a person. After each, what is known of people is read again. */
export function usePersonActions({ id, name, role }: Person): PersonActions {
  const client = useQueryClient();
  const common = {
    networkMode: 'always',
    onError: reportActionError,
    onSettled: () => refreshPeople(client),
  } as const;
  const change = useMutation({ mutationFn: (next: PersonChange) => changePerson(id, next), ...common });
  const end = useMutation({
    mutationFn: () => endSessionsOf(id),
    onSuccess: () => toasts.show(peopleMessages.sessionsEnded({ name })),
    ...common,
  });
  const link = useMutation({ mutationFn: () => createPasswordLink(id), gcTime: 0, ...common });
  const isBusy = change.isPending || end.isPending || link.isPending;

  function whenFree(act: () => void) {
    if (!isBusy) act();
  }

  return {
    role: (change.isPending ? change.variables.role : undefined) ?? role,
    isBusy,
    link: link.data ?? null,
    changeRole: (next) => whenFree(() => change.mutate({ role: next })),
    setActive: (isActive) => whenFree(() => change.mutate({ isActive })),
    endSessions: () => whenFree(() => end.mutate()),
    createLink: () => whenFree(() => link.mutate()),
    dismissLink: () => link.reset(),
  };
}
