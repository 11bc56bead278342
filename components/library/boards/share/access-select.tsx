'use client';

import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import type { BoardAccess } from '@/lib/contract/studio/board-access';
import { shareMessages } from './messages';

type Choice = BoardAccess | 'none';
const nameOf = (access: Choice) => shareMessages.access[access];

/** What somebody may do with a board. */
export function AccessSelect<Offered extends Choice>({
  label,
  value,
  offered,
  onChange,
}: {
  label: string;
  value: Offered;
  offered: readonly Offered[];
  /** Null where the person may only see it. */
  onChange: ((access: Offered) => void) | null;
}) {
  if (onChange === null) return <span className="shrink-0 px-2.5 text-muted">{nameOf(value)}</span>;
  return (
    <Select value={value} onValueChange={(next) => onChange(next as Offered)}>
      <SelectTrigger aria-label={label} className="w-36! shrink-0">
        <SelectValue>{nameOf(value)}</SelectValue>
      </SelectTrigger>
      <SelectContent>
        {offered.map((access) => (
          <SelectItem key={access} value={access}>
            {nameOf(access)}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}
