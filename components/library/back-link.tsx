'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { libraryAddress } from '@/lib/client/library/place';
import type { LibraryFilter } from '@/lib/contract/library';
import { itemWords } from './item-words';
import { useWayBack } from './use-way-back';

/** Leads from an item to the grid. */
export function BackLink({
  filter,
  className,
  children,
}: {
  filter: LibraryFilter;
  className: string;
  children?: ReactNode;
}) {
  const goBack = useWayBack(filter);
  return (
    <Link
      href={libraryAddress(filter)}
      className={className}
      onNavigate={(event) => {
        event.preventDefault();
        goBack();
      }}
    >
      {children}
      {itemWords.back}
    </Link>
  );
}
