'use client';

import { personLimits } from '@/lib/contract/studio/person-limits';
import { FormFooter } from '../form/form-footer';
import { TextField } from '../form/text-field';
import { personMessages } from '../messages';
import { joinMessages } from './messages';
import { useJoining } from './use-joining';

/** The form in which an invited person chooses how to log in. */
export function JoinForm({ token, name }: { token: string; name: string }) {
  const form = useJoining({ token, name });
  return (
    <form noValidate aria-label={joinMessages.title} className="flex flex-col gap-4" onSubmit={form.submit}>
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
        autoComplete="username"
        maxLength={personLimits.email}
      />
      <TextField
        form={form}
        name="password"
        label={joinMessages.password}
        description={personMessages.passwordHint({ count: personLimits.password.least })}
        type="password"
        autoComplete="new-password"
        maxLength={personLimits.password.most}
      />
      <FormFooter form={form} label={joinMessages.join} className="self-stretch" />
    </form>
  );
}
