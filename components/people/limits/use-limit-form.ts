'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';
import { toasts } from '@/lib/client/toasts';
import type { PersonLimits } from '@/lib/contract/studio/limits';
import { type Submit, useSend } from '../form/use-send';
import { refreshLimits } from './api';
import { fromLimitValues, limitIssues, type LimitValues, toLimitValues } from './limit-values';
import { limitFormMessages } from './messages';

/** A form of the limits of a role or a person. */
export interface LimitForm {
  form: UseFormReturn<LimitValues>;
  submit: Submit;
}

/**
 * The state of a form of limits.
 *
 * @param options.absent what a kind means that has no limit here
 * @param options.write stores the limits
 */
export function useLimitForm(
  limits: PersonLimits,
  { absent, write }: { absent: 'role' | 'none'; write: (limits: PersonLimits) => Promise<unknown> },
): LimitForm {
  const client = useQueryClient();
  const form = useForm<LimitValues>({
    defaultValues: toLimitValues(limits, absent),
    resolver: (values) => {
      const issues = Object.entries(limitIssues(values)).map(([kind, message]) => [kind, { type: 'check', message }]);
      if (issues.length === 0) return { values, errors: {} };
      return { values: {}, errors: Object.fromEntries(issues) as FieldErrors<LimitValues> };
    },
  });
  const submit = useSend(form, async (values) => {
    await write(fromLimitValues(values, absent)).finally(() => void refreshLimits(client));
    form.reset(values);
    toasts.show(limitFormMessages.saved);
  });
  return { form, submit };
}
