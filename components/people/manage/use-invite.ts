'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Role } from '@/lib/contract/studio/permissions';
import type { JoinLink } from '@/lib/contract/studio/person';
import { createInvitation, refreshPeople } from '../api';
import { checkName } from '../form/check-person';
import { type TextForm, useTextForm } from '../form/use-text-form';

/** Whom an invitation is for. */
export type InviteValues = {
  name: string;
  role: Role;
};

/** The form that invites a person, and the link that it created. */
export interface Invite {
  form: TextForm<InviteValues>;
  /** The link of the last invitation, and for whom it is; null once it is dismissed. It is nowhere else. */
  created: { name: string; link: JoinLink; at: Date } | null;
  dismiss: () => void;
}

const empty: InviteValues = { name: '', role: 'maker' };

/** The state of inviting a person. */
export function useInvite(): Invite {
  const client = useQueryClient();
  const [created, setCreated] = useState<Invite['created']>(null);
  const form = useTextForm({
    initial: empty,
    check: ({ name }) => ({ name: checkName(name) }),
    send: async ({ name, role }) => ({ name: name.trim(), link: await createInvitation({ name, role }) }),
    onSent: (answer, { reset }) => {
      setCreated({ ...answer, at: new Date() });
      reset(empty);
      void refreshPeople(client);
    },
  });
  return { form, created, dismiss: () => setCreated(null) };
}
