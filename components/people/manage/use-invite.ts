'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { Role } from '@/lib/contract/studio/permissions';
import type { JoinLink } from '@/lib/contract/studio/person';
import { createInvitation, refreshPeople } from '../api';
import { checkFields } from '../form/check-fields';
import { checkName } from '../form/check-person';
import { type Submit, useSend } from '../form/use-send';

/** Whom an invitation is for. */
export type InviteValues = {
  name: string;
  role: Role;
};

/** The form that invites a person, and the link that it created. */
export interface Invite {
  form: UseFormReturn<InviteValues>;
  submit: Submit;
  /** The link of the last invitation, and for whom it is; null once it is dismissed. It is nowhere else. */
  created: { name: string; link: JoinLink; at: Date } | null;
  dismiss: () => void;
}

/** The state of inviting a person. */
export function useInvite(): Invite {
  const client = useQueryClient();
  const [created, setCreated] = useState<Invite['created']>(null);
  const form = useForm<InviteValues>({
    defaultValues: { name: '', role: 'maker' },
    resolver: checkFields<InviteValues>({ name: checkName }),
  });
  const submit = useSend(form, async (values) => {
    const link = await createInvitation(values);
    setCreated({ name: values.name.trim(), link, at: new Date() });
    form.reset();
    void refreshPeople(client);
  });
  return { form, submit, created, dismiss: () => setCreated(null) };
}
