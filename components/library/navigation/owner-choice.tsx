'use client';

import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import type { LibraryFilter } from '@/lib/contract/studio/library';
import { omit } from '../filters/filter-parts';
import { libraryMessages } from '../messages';

/** Everyone's items, or one's own alone. */
export function OwnerChoice({ filter, onGo }: { filter: LibraryFilter; onGo: (filter: LibraryFilter) => void }) {
  const shown = filter.owner === undefined ? 'everyone' : filter.owner === 'me' ? 'me' : '';
  return (
    <Segmented
      aria-label={libraryMessages.owners}
      value={shown}
      onValueChange={(choice) => onGo(choice === 'me' ? { ...filter, owner: 'me' } : omit(filter, 'owner'))}
    >
      <SegmentedItem value="everyone">{libraryMessages.everyones}</SegmentedItem>
      <SegmentedItem value="me">{libraryMessages.mine}</SegmentedItem>
    </Segmented>
  );
}
