'use client';

import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { PersonLimits, RoleLimits } from '@/lib/contract/studio/limits';
import type { Person } from '@/lib/contract/studio/person';
import { LoadError } from '../load-error';
import { personLimitsOptions, roleLimitsOptions, writePersonLimits } from './api';
import { LimitFields } from './limit-fields';
import { limitFormMessages } from './messages';
import { useLimitForm } from './use-limit-form';

const focusOnMount = (element: HTMLElement | null) => element?.focus();

/** Sets the limits of a person. */
export function PersonLimits({ person, onClose }: { person: Person; onClose: () => void }) {
  const own = useQuery(personLimitsOptions(person.id));
  const roles = useQuery(roleLimitsOptions());
  const error = own.error ?? roles.error;
  const title = limitFormMessages.ofPerson({ name: person.name });
  return (
    <section
      ref={focusOnMount}
      tabIndex={-1}
      aria-label={title}
      className="flex flex-col gap-3 rounded border border-line p-4 outline-none"
    >
      <header className="flex items-center gap-2">
        <h3 className="min-w-0 flex-1 font-semibold wrap-anywhere">{title}</h3>
        <Button variant="ghost" className="max-desk:h-11" onClick={onClose}>
          {limitFormMessages.close}
        </Button>
      </header>
      {own.data !== undefined && roles.data !== undefined ? (
        <PersonLimitsForm person={person} own={own.data} ofRole={roles.data[person.role]} />
      ) : error === null ? (
        <div role="status" aria-label={limitFormMessages.loading}>
          <Skeleton className="h-32" />
        </div>
      ) : (
        <LoadError
          text={limitFormMessages.unreachable({ why: error.message })}
          onRetry={() => Promise.all([own.refetch(), roles.refetch()])}
        />
      )}
    </section>
  );
}

function PersonLimitsForm({ person, own, ofRole }: { person: Person; own: PersonLimits; ofRole: RoleLimits }) {
  const { form, submit } = useLimitForm(own, {
    absent: 'role',
    write: (limits) => writePersonLimits(person.id, limits),
  });
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
      <LimitFields form={form} sources={['role', 'none', 'own']} ofRole={ofRole} />
    </form>
  );
}
