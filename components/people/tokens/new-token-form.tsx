'use client';

import type { Role } from '@/lib/contract/studio/permissions';
import { apiTokenLimits } from '@/lib/contract/studio/person-limits';
import { FormFooter } from '../form/form-footer';
import { TextField } from '../form/text-field';
import { personMessages } from '../messages';
import { ExpirySelect } from './expiry-select';
import { tokenMessages } from './messages';
import { ScopeChoice } from './scope-choice';
import type { NewToken } from './use-new-token';

/** Creates a token with a scope that one's own role includes. */
export function NewTokenForm({ form: { control }, submit, role }: Pick<NewToken, 'form' | 'submit'> & { role: Role }) {
  return (
    <form noValidate aria-label={tokenMessages.create} className="flex max-w-96 flex-col gap-4" onSubmit={submit}>
      <TextField
        control={control}
        name="name"
        label={personMessages.name}
        description={tokenMessages.nameHint}
        autoComplete="off"
        maxLength={apiTokenLimits.name}
      />
      <ScopeChoice control={control} role={role} />
      <ExpirySelect control={control} />
      <FormFooter control={control} label={tokenMessages.create} isMain={false} />
    </form>
  );
}
