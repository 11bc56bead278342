'use client';

import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { roles, type Role } from '@/lib/contract/studio/permissions';
import { personMessages } from '../messages';
import { peopleMessages } from './messages';

/** The role of a person, with the reason if it cannot be changed. */
export function RoleSelect({
  id,
  name,
  role,
  lock,
  onChange,
}: {
  /** The id of the element with the reason. */
  id: string;
  name: string;
  role: Role;
  /** Why it cannot be changed; null if it can. */
  lock: string | null;
  onChange: (role: Role) => void;
}) {
  return (
    <Select value={role} disabled={lock !== null} onValueChange={(next) => onChange(next as Role)}>
      <SelectTrigger
        aria-label={peopleMessages.roleOf({ name })}
        aria-describedby={lock === null ? undefined : id}
        className="w-40! max-desk:flex-1"
      >
        {/* The server knows no items yet, from which it would take the text. */}
        <SelectValue>{personMessages.roles[role]}</SelectValue>
      </SelectTrigger>
      <SelectContent>
        {roles.map((one) => (
          <SelectItem key={one} value={one}>
            {personMessages.roles[one]}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}
