'use client';

import { useQueryClient } from '@tanstack/react-query';
import { toasts } from '@/lib/client/toasts';
import type { OwnChange, Person } from '@/lib/contract/studio/person';
import { personLimits } from '@/lib/contract/studio/person-limits';
import { changeMe, refreshPeople } from '../api';
import { checkEmail, checkName } from '../form/check-person';
import { FormFooter } from '../form/form-footer';
import { TextField } from '../form/text-field';
import { useTextForm } from '../form/use-text-form';
import { personMessages } from '../messages';
import { accountMessages } from './messages';

const valuesOf = ({ name, email }: Person) => ({ name, email: email ?? '' });

/** One's own name and e-mail address. Only what differs is sent: the first administrator may have no address. */
export function ProfileForm({ person }: { person: Person }) {
  const client = useQueryClient();
  const saved = valuesOf(person);
  const changeOf = ({ name, email }: typeof saved): OwnChange => ({
    ...(name === saved.name ? {} : { name }),
    ...(email === saved.email ? {} : { email }),
  });
  const form = useTextForm({
    initial: saved,
    check: ({ name, email }) => ({
      name: checkName(name),
      email: email === saved.email ? null : checkEmail(email),
    }),
    send: (values) => changeMe(changeOf(values)),
    onSent: (me, { reset }) => {
      reset(valuesOf(me.person));
      toasts.show(accountMessages.saved);
      void refreshPeople(client);
    },
  });
  const isIdle = Object.keys(changeOf(form.values)).length === 0;
  return (
    <form
      noValidate
      aria-label={accountMessages.title}
      className="flex flex-col gap-4"
      onSubmit={(event) => (isIdle ? event.preventDefault() : form.submit(event))}
    >
      <TextField
        form={form}
        name="name"
        label={personMessages.name}
        autoComplete="name"
        maxLength={personLimits.name}
      />
      <TextField
        form={form}
        name="email"
        label={personMessages.email}
        type="email"
        autoComplete="email"
        required={saved.email !== ''}
        maxLength={personLimits.email}
      />
      <FormFooter form={form} label={accountMessages.save} isMain={false} isIdle={isIdle} />
    </form>
  );
}
