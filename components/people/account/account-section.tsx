'use client';

import { PageSection } from '@/components/ui/page';
import type { Me } from '@/lib/contract/studio/person';
import { accountMessages } from './messages';
import { PasswordForm } from './password-form';
import { ProfileForm } from './profile-form';

/** One's own name, e-mail address and password. */
export function AccountSection({ me: { person, hasOwnPassword } }: { me: Me }) {
  return (
    <PageSection title={accountMessages.title}>
      <div className="flex max-w-96 flex-col gap-8">
        <ProfileForm person={person} />
        {hasOwnPassword && <PasswordForm email={person.email} />}
        {!hasOwnPassword && person.isFirst && <p className="text-muted">{accountMessages.serverPassword}</p>}
      </div>
    </PageSection>
  );
}
