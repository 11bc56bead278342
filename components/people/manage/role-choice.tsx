'use client';

import { useId } from 'react';
import { roles, type Role } from '@/lib/contract/studio/permissions';
import { personMessages } from '../messages';
import { peopleMessages } from './messages';

/** Chooses a role, with what each may do. */
export function RoleChoice({ value, onChange }: { value: Role; onChange: (role: Role) => void }) {
  const id = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{personMessages.role}</legend>
      <div className="flex flex-col">
        {roles.map((role) => (
          <label key={role} className="flex cursor-pointer items-start gap-2.5 py-1.5 max-desk:min-h-11">
            <input
              type="radio"
              name={id}
              checked={role === value}
              aria-labelledby={`${id}-${role}`}
              aria-describedby={`${id}-${role}-hint`}
              className="mt-0.5 size-4 shrink-0 accent-accent"
              onChange={() => onChange(role)}
            />
            <span className="min-w-0">
              <span id={`${id}-${role}`} className="block">
                {personMessages.roles[role]}
              </span>
              <span id={`${id}-${role}-hint`} className="block text-sm text-muted">
                {peopleMessages.roleHints[role]}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
