'use client';

import { personLimits } from '@/lib/contract/studio/person-limits';
import { setPasswordByLink } from '../api';
import { checkNewPassword } from '../form/check-person';
import { FormFooter } from '../form/form-footer';
import { TextField } from '../form/text-field';
import { useTextForm } from '../form/use-text-form';
import { personMessages } from '../messages';
import { joinMessages } from './messages';

/** The form in which a person sets a new password by a link. Then the studio opens. */
export function NewPasswordForm({ token }: { token: string }) {
  const form = useTextForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: checkNewPassword(password) }),
    send: ({ password }) => setPasswordByLink({ token, password }),
    onSent: () => window.location.assign('/'),
  });
  return (
    <form noValidate aria-label={joinMessages.newPasswordTitle} className="flex flex-col gap-4" onSubmit={form.submit}>
      <TextField
        form={form}
        name="password"
        label={joinMessages.newPassword}
        description={personMessages.passwordHint({ count: personLimits.password.least })}
        type="password"
        autoComplete="new-password"
        maxLength={personLimits.password.most}
      />
      <FormFooter form={form} label={joinMessages.setPassword} className="self-stretch" />
    </form>
  );
}
