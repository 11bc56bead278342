'use client';

import type { RoleLimits } from '@/lib/contract/studio/limits';
import type { Role } from '@/lib/contract/studio/permissions';
import { personMessages } from '../messages';
import { writeRoleLimits } from './api';
import { LimitFields } from './limit-fields';
import { limitFormMessages } from './messages';
import { useLimitForm } from './use-limit-form';

/** Sets the limits of a role. */
export function RoleLimitsForm({ role, limits }: { role: Role; limits: RoleLimits }) {
  const { form, submit } = useLimitForm(limits, {
    absent: 'none',
    // What has no limit is left out.
    write: (written) => writeRoleLimits(role, written as RoleLimits),
  });
  const name = personMessages.roles[role];
  return (
    <form
      noValidate
      aria-label={limitFormMessages.ofRole({ role: name })}
      className="flex flex-col gap-3"
      onSubmit={submit}
    >
      <h3 className="font-semibold">{name}</h3>
      <LimitFields form={form} sources={['none', 'own']} />
    </form>
  );
}
