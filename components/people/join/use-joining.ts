'use client';

import { join } from '../api';
import { checkEmail, checkName, checkNewPassword } from '../form/check-person';
import { type TextForm, useTextForm } from '../form/use-text-form';

/** What an invited person enters. */
export type JoinValues = {
  name: string;
  email: string;
  password: string;
};

/** The form of an invitation. Once it is accepted, the studio opens. */
export function useJoining({ token, name }: { token: string; name: string }): TextForm<JoinValues> {
  return useTextForm<JoinValues, void>({
    initial: { name, email: '', password: '' },
    check: (values) => ({
      name: checkName(values.name),
      email: checkEmail(values.email),
      password: checkNewPassword(values.password),
    }),
    send: (values) => join({ token, ...values }),
    onSent: () => window.location.assign('/'),
  });
}
