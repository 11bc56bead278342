'use client';

import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { personLimits } from '@/lib/contract/studio/person-limits';
import { setPasswordByLink } from '../api';
import { checkFields } from '../form/check-fields';
import { checkNewPassword } from '../form/check-person';
import { FormFooter } from '../form/form-footer';
import { TextField } from '../form/text-field';
import { useSend } from '../form/use-send';
import { personMessages } from '../messages';
import { joinMessages } from './messages';
import { openStudio } from './open-studio';

/**
 * The form in which a person sets a new password by a link. Then the studio opens.
 *
 * @param email of the person; empty for one who has none
 */
export function NewPasswordForm({ token, email }: { token: string; email: string }) {
  const id = useId();
  const form = useForm({
    defaultValues: { password: '' },
    resolver: checkFields<{ password: string }>({ password: checkNewPassword }),
  });
  const submit = useSend(form, async ({ password }) => {
    await setPasswordByLink({ token, password });
    await openStudio();
  });
  return (
    <form noValidate aria-label={joinMessages.newPasswordTitle} className="flex flex-col gap-4" onSubmit={submit}>
      {/* Password managers read from it whose password this is. */}
      {email !== '' && (
        <Field id={id} label={personMessages.email}>
          <Input id={id} readOnly name="username" autoComplete="username" value={email} />
        </Field>
      )}
      <TextField
        control={form.control}
        name="password"
        label={joinMessages.newPassword}
        description={personMessages.passwordHint({ count: personLimits.password.least })}
        type="password"
        autoComplete="new-password"
        maxLength={personLimits.password.most}
      />
      <FormFooter control={form.control} label={joinMessages.setPassword} className="self-stretch" />
    </form>
  );
}
