'use client';

import { useController } from 'react-hook-form';
import { personLimits } from '@/lib/contract/studio/person-limits';
import { FormFooter } from '../form/form-footer';
import { TextField } from '../form/text-field';
import { personMessages } from '../messages';
import { LinkNote } from './link-note';
import { peopleMessages } from './messages';
import { RoleChoice } from './role-choice';
import { useInvite } from './use-invite';

/** Invites a person by a link. */
export function InviteForm() {
  const { form, submit, created, dismiss } = useInvite();
  const role = useController({ control: form.control, name: 'role' }).field;
  return (
    <div className="flex flex-col gap-4">
      <h3 className="font-semibold">{peopleMessages.invite}</h3>
      <form noValidate aria-label={peopleMessages.invite} className="flex max-w-96 flex-col gap-4" onSubmit={submit}>
        <TextField
          control={form.control}
          name="name"
          label={personMessages.name}
          autoComplete="off"
          maxLength={personLimits.name}
        />
        <RoleChoice value={role.value} onChange={role.onChange} />
        <FormFooter control={form.control} label={peopleMessages.createLink} isMain={false} />
      </form>
      <div role="status" className="empty:hidden">
        {created !== null && (
          <LinkNote
            label={peopleMessages.linkFor({ name: created.name })}
            link={created.link}
            now={created.at}
            onDismiss={dismiss}
          />
        )}
      </div>
    </div>
  );
}
