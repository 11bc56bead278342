'use client';

import { type UseFormReturn, useForm } from 'react-hook-form';
import { join } from '../api';
import { checkFields } from '../form/check-fields';
import { checkEmail, checkName, checkNewPassword } from '../form/check-person';
import { type Submit, useSend } from '../form/use-send';
import { openStudio } from './open-studio';

/** What an invited person enters. */
export type JoinValues = {
  name: string;
  email: string;
  password: string;
};

/** The form of an invitation, and its `onSubmit`. */
export interface JoiningForm {
  form: UseFormReturn<JoinValues>;
  submit: Submit;
}

/** The form of an invitation. Once it is accepted, the studio opens. */
export function useJoining({ token, name }: { token: string; name: string }): JoiningForm {
  const form = useForm<JoinValues>({
    defaultValues: { name, email: '', password: '' },
    resolver: checkFields<JoinValues>({ name: checkName, email: checkEmail, password: checkNewPassword }),
  });
  const submit = useSend(form, async (values) => {
    await join({ token, ...values });
    await openStudio();
  });
  return { form, submit };
}
