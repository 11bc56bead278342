'use client';

import { useQuery } from '@tanstack/react-query';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { auditGroups, type AuditGroup } from '@/lib/contract/studio/audit-actions';
import { peopleOptions } from '../api';
import type { ShownEntries } from './audit';
import { auditMessages } from './messages';

const all = 'all';

/** Chooses which entries are shown: of a group, and of a person. */
export function AuditFilters({ shown, onChange }: { shown: ShownEntries; onChange: (shown: ShownEntries) => void }) {
  const { data: people = [] } = useQuery(peopleOptions());
  const chosen = people.find(({ id }) => id === shown.person);
  return (
    <>
      <Select
        value={shown.group ?? all}
        onValueChange={(next) => onChange({ ...shown, group: next === all ? null : (next as AuditGroup) })}
      >
        <SelectTrigger aria-label={auditMessages.group} className="w-48! max-desk:w-full!">
          <SelectValue>{auditMessages.groups[shown.group ?? all]}</SelectValue>
        </SelectTrigger>
        <SelectContent>
          {([all, ...auditGroups] as const).map((group) => (
            <SelectItem key={group} value={group}>
              {auditMessages.groups[group]}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
      <Select
        value={shown.person ?? all}
        onValueChange={(next) => onChange({ ...shown, person: next === all ? null : next })}
      >
        <SelectTrigger aria-label={auditMessages.person} className="w-48! max-desk:w-full!">
          <SelectValue>{chosen?.name ?? auditMessages.everybody}</SelectValue>
        </SelectTrigger>
        <SelectContent>
          <SelectItem value={all}>{auditMessages.everybody}</SelectItem>
          {people.map(({ id, name }) => (
            <SelectItem key={id} value={id}>
              {name}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
    </>
  );
}
