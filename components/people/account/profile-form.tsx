'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { toasts } from '@/lib/client/toasts';
import type { Person } from '@/lib/contract/studio/person';
import { personLimits } from '@/lib/contract/studio/person-limits';
import { changeMe, refreshPeople } from '../api';
import { checkFields } from '../form/check-fields';
import { checkEmail, checkName } from '../form/check-person';
import { FormFooter } from '../form/form-footer';
import { TextField } from '../form/text-field';
import { useSend } from '../form/use-send';
import { personMessages } from '../messages';
import { accountMessages } from './messages';

const valuesOf = ({ name, email }: Person) => ({ name, email: email ?? '' });

/** One's own name and e-mail address. Only what differs is sent: the first administrator may have no address. */
export function ProfileForm({ person }: { person: Person }) {
  const client = useQueryClient();
  const saved = valuesOf(person);
  const form = useForm({
    defaultValues: saved,
    resolver: checkFields<typeof saved>({
      name: checkName,
      email: (email) => (email === saved.email ? null : checkEmail(email)),
    }),
  });
  const { isDirty, dirtyFields } = form.formState;
  const submit = useSend(form, async ({ name, email }) => {
    const me = await changeMe({ ...(dirtyFields.name && { name }), ...(dirtyFields.email && { email }) });
    form.reset(valuesOf(me.person));
    toasts.show(accountMessages.saved);
    void refreshPeople(client);
  });
  return (
    <form
      noValidate
      aria-label={accountMessages.title}
      className="flex flex-col gap-4"
      onSubmit={(event) => (isDirty ? submit(event) : event.preventDefault())}
    >
      <TextField
        control={form.control}
        name="name"
        label={personMessages.name}
        autoComplete="name"
        maxLength={personLimits.name}
      />
      <TextField
        control={form.control}
        name="email"
        label={personMessages.email}
        type="email"
        autoComplete="email"
        required={saved.email !== ''}
        maxLength={personLimits.email}
      />
      <FormFooter control={form.control} label={accountMessages.save} isMain={false} isIdle={!isDirty} />
    </form>
  );
}
