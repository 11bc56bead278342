'use client';

import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import { libraryAddress } from '@/lib/client/library-view-state';
import type { LibraryFilter } from '@/lib/contract/library';
import { libraryWords } from './words';

/** A link to a place of the library, with how much is there. It is an address; a plain press stays on this page. */
export function PlaceLink({
  filter,
  isHere,
  count,
  onGo,
  className,
  children,
  ...props
}: ComponentProps<'a'> & {
  filter: LibraryFilter;
  isHere: boolean;
  count: number | null;
  onGo: (filter: LibraryFilter) => void;
}) {
  return (
    <a
      href={libraryAddress(filter)}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(
        'flex h-8 items-center gap-2.5 rounded-sm px-2 text-muted transition-colors hover:bg-sunken hover:text-text aria-[current=page]:bg-sunken aria-[current=page]:font-medium aria-[current=page]:text-text max-desk:h-11',
        className,
      )}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        onGo(filter);
      }}
      {...props}
    >
      {children}
      {count !== null && count > 0 && (
        <span className="ml-auto shrink-0 text-sm text-faint">{libraryWords.count(count)}</span>
      )}
    </a>
  );
}
