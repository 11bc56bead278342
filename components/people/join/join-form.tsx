'use client';

import { personLimits } from '@/lib/contract/studio/person-limits';
import { FormFooter } from '../form/form-footer';
import { TextField } from '../form/text-field';
import { personMessages } from '../messages';
import { joinMessages } from './messages';
import { useJoining } from './use-joining';

/** The form in which an invited person chooses how to log in. */
export function JoinForm({ token, name }: { token: string; name: string }) {
  const { form, submit } = useJoining({ token, name });
  return (
    <form noValidate aria-label={joinMessages.title} className="flex flex-col gap-4" onSubmit={submit}>
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
        autoComplete="username"
        maxLength={personLimits.email}
      />
      <TextField
        control={form.control}
        name="password"
        label={joinMessages.password}
        description={personMessages.passwordHint({ count: personLimits.password.least })}
        type="password"
        autoComplete="new-password"
        maxLength={personLimits.password.most}
      />
      <FormFooter control={form.control} label={joinMessages.join} className="self-stretch" />
    </form>
  );
}
