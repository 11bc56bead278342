'use client';

import { useQueryClient } from '@tanstack/react-query';
import { toasts } from '@/lib/client/toasts';
import { personLimits } from '@/lib/contract/studio/person-limits';
import { changePassword, refreshPeople } from '../api';
import { checkNewPassword } from '../form/check-person';
import { FormFooter } from '../form/form-footer';
import { TextField } from '../form/text-field';
import { useTextForm } from '../form/use-text-form';
import { personMessages } from '../messages';
import { accountMessages } from './messages';

/** Changes one's own password. */
export function PasswordForm({ email }: { email: string | null }) {
  const client = useQueryClient();
  const empty = { current: '', next: '' };
  const form = useTextForm({
    initial: empty,
    check: ({ current, next }) => ({
      current: current === '' ? accountMessages.currentMissing : null,
      next: checkNewPassword(next),
    }),
    send: changePassword,
    onSent: (_nothing, { reset }) => {
      reset(empty);
      toasts.show(accountMessages.passwordChanged);
      // The studio may have ended other sessions.
      void refreshPeople(client);
    },
  });
  return (
    <form noValidate aria-label={accountMessages.changePassword} className="flex flex-col gap-4" onSubmit={form.submit}>
      {/* Password managers read from it whose password this is. */}
      <input hidden readOnly name="username" autoComplete="username" value={email ?? ''} />
      <TextField
        form={form}
        name="current"
        label={accountMessages.currentPassword}
        type="password"
        autoComplete="current-password"
        maxLength={personLimits.password.most}
      />
      <TextField
        form={form}
        name="next"
        label={accountMessages.newPassword}
        description={personMessages.passwordHint({ count: personLimits.password.least })}
        type="password"
        autoComplete="new-password"
        maxLength={personLimits.password.most}
      />
      <FormFooter form={form} label={accountMessages.changePassword} isMain={false} />
    </form>
  );
}
