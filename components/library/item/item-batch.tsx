'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { headOptions } from '@/lib/client/library/library';
import { libraryAddress } from '@/lib/client/library-view-state';
import { libraryMessages } from '../messages';
import { Lineage } from './lineage';

const mostShown = 8;

/** The batch of an item, with a link to all of it; nothing for an item alone. */
export function ItemBatch({ batch }: { batch: string }) {
  const filter = { batch };
  const { data } = useQuery(headOptions(filter));
  // Newest first; a batch is read in the order in which it was made.
  const items = (data?.items ?? []).toReversed();
  if (items.length < 2) return null;
  const kinds = new Set(items.map(({ media }) => media.kind));
  const title = libraryMessages.item.batch(items.length, kinds.size === 1 ? (items[0]?.media.kind ?? null) : null);
  return (
    <Lineage
      title={
        <Link href={libraryAddress(filter)} className="rounded-xs hover:underline">
          {title}
        </Link>
      }
      items={items.slice(0, mostShown)}
      count={items.length}
      filter={filter}
    />
  );
}
