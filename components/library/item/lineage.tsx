'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { Thumbnail } from '@/components/ui/thumbnail';
import { itemAddress } from '@/lib/client/library-view-state';
import type { LibraryFilter, LibraryItem } from '@/lib/contract/studio/library';
import { libraryMessages } from '../messages';

/** Links to related items: the sources of an item, results that used it, the others of its batch. */
export function Lineage({
  title,
  items,
  count,
  filter,
}: {
  title: ReactNode;
  items: LibraryItem[];
  count: number;
  filter: LibraryFilter;
}) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 font-semibold">{title}</h2>
      <ul className="grid grid-cols-4 gap-1.5">
        {items.map(({ media, caption }) => (
          <li key={media.id} className="aspect-square overflow-hidden rounded-sm bg-sunken">
            <Link href={itemAddress(media.id, filter)} title={caption} className="block size-full -outline-offset-2">
              {media.thumbnailUrl === null ? (
                <span className="line-clamp-3 p-1.5 text-xs wrap-anywhere">{caption}</span>
              ) : (
                <Thumbnail src={media.thumbnailUrl} alt={caption} />
              )}
            </Link>
          </li>
        ))}
      </ul>
      {count > items.length && (
        <p className="mt-1.5 text-muted">{libraryMessages.item.more({ count: count - items.length })}</p>
      )}
    </section>
  );
}
