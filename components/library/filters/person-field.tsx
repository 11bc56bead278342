'use client';

import { Field } from '@/components/ui/field';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { ownId } from '@/lib/client/own-id';
import type { LibraryFacets } from '@/lib/contract/studio/library';
import { libraryMessages } from '../messages';
import { filterMessages } from './messages';

const anybody = 'anybody';

/** Whose items are shown. Nothing in a library of one person, unless a filter says somebody. */
export function PersonField({
  id,
  owners,
  owner,
  onChoose,
}: {
  id: string;
  owners: LibraryFacets['owners'];
  /** A person's id or `me`; null for everyone. */
  owner: string | null;
  onChoose: (owner: string | null) => void;
}) {
  if (owners.length < 2 && owner === null) return null;
  const others = owners.filter((each) => each.id !== ownId());
  const isListed = owner === null || owner === 'me' || others.some((each) => each.id === owner);
  return (
    <Field id={id} label={filterMessages.person}>
      <Select
        value={owner === ownId() ? 'me' : (owner ?? anybody)}
        onValueChange={(value) => onChoose(value === anybody ? null : value)}
      >
        <SelectTrigger id={id}>
          <SelectValue />
        </SelectTrigger>
        <SelectContent>
          <SelectItem value={anybody}>{filterMessages.anyPerson}</SelectItem>
          <SelectItem value="me">{filterMessages.me}</SelectItem>
          {others.map((each) => (
            <SelectItem key={each.id} value={each.id}>
              {`${each.name} · ${libraryMessages.count({ number: each.count })}`}
            </SelectItem>
          ))}
          {!isListed && <SelectItem value={owner}>{filterMessages.somebody}</SelectItem>}
        </SelectContent>
      </Select>
    </Field>
  );
}
