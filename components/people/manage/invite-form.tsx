'use client';

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
  const { form, created, dismiss } = useInvite();
  return (
    <div className="flex flex-col gap-4">
      <h3 className="font-semibold">{peopleMessages.invite}</h3>
      <form
        noValidate
        aria-label={peopleMessages.invite}
        className="flex max-w-96 flex-col gap-4"
        onSubmit={form.submit}
      >
        <TextField
          form={form}
          name="name"
          label={personMessages.name}
          autoComplete="off"
          maxLength={personLimits.name}
        />
        <RoleChoice value={form.values.role} onChange={(role) => form.change('role', role)} />
        <FormFooter form={form} label={peopleMessages.createLink} isMain={false} />
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
