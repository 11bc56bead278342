'use client';

import { useQuery } from '@tanstack/react-query';
import { PageSection } from '@/components/ui/page';
import { Skeleton } from '@/components/ui/skeleton';
import { peopleOptions } from '../api';
import { LoadError } from '../load-error';
import { InvitationList } from './invitation-list';
import { InviteForm } from './invite-form';
import { peopleMessages } from './messages';
import { PersonRow } from './person-row';

/** The people of the studio and the invitations, for administrators. */
export function PeopleSection({ ownId }: { ownId: string }) {
  const { data: people, dataUpdatedAt, error, refetch } = useQuery(peopleOptions());
  return (
    <PageSection title={peopleMessages.title}>
      <div className="flex flex-col gap-6">
        {people === undefined && error === null && (
          <div role="status" aria-label={peopleMessages.loading}>
            <Skeleton className="h-12" />
          </div>
        )}
        {people === undefined && error !== null && (
          <LoadError text={peopleMessages.unreachable({ why: error.message })} onRetry={refetch} />
        )}
        {people !== undefined && (
          <ul aria-label={peopleMessages.title} className="-mt-3 flex flex-col divide-y divide-line">
            {people.map((person) => (
              <PersonRow key={person.id} person={person} isOwn={person.id === ownId} now={new Date(dataUpdatedAt)} />
            ))}
          </ul>
        )}
        <InviteForm />
        <InvitationList />
      </div>
    </PageSection>
  );
}
