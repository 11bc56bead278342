'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { toasts } from '@/lib/client/toasts';
import type { PasswordChange } from '@/lib/contract/studio/person';
import { personLimits } from '@/lib/contract/studio/person-limits';
import { changePassword, refreshPeople } from '../api';
import { checkFields } from '../form/check-fields';
import { checkNewPassword } from '../form/check-person';
import { FormFooter } from '../form/form-footer';
import { TextField } from '../form/text-field';
import { useSend } from '../form/use-send';
import { personMessages } from '../messages';
import { accountMessages } from './messages';

/** Changes one's own password. */
export function PasswordForm({ email }: { email: string | null }) {
  const client = useQueryClient();
  const form = useForm({
    defaultValues: { current: '', next: '' },
    resolver: checkFields<PasswordChange>({
      current: (current) => (current === '' ? accountMessages.currentMissing : null),
      next: checkNewPassword,
    }),
  });
  const submit = useSend(form, async (values) => {
    await changePassword(values);
    form.reset();
    toasts.show(accountMessages.passwordChanged);
    // The studio may have ended other sessions.
    void refreshPeople(client);
  });
  return (
    <form noValidate aria-label={accountMessages.changePassword} className="flex flex-col gap-4" onSubmit={submit}>
      {/* Password managers read from it whose password this is. */}
      <input hidden readOnly name="username" autoComplete="username" value={email ?? ''} />
      <TextField
        control={form.control}
        name="current"
        label={accountMessages.currentPassword}
        type="password"
        autoComplete="current-password"
        maxLength={personLimits.password.most}
      />
      <TextField
        control={form.control}
        name="next"
        label={accountMessages.newPassword}
        description={personMessages.passwordHint({ count: personLimits.password.least })}
        type="password"
        autoComplete="new-password"
        maxLength={personLimits.password.most}
      />
      <FormFooter control={form.control} label={accountMessages.changePassword} isMain={false} />
    </form>
  );
}
