'use client';

import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import { libraryAddress } from '@/lib/client/library-view-state';
import type { LibraryFilter } from '@/lib/contract/studio/library';
import { ViewLink } from '@/components/ui/view-link';
import { libraryMessages } from '../messages';

/** The looks of a line in the navigation of the library. */
export const navLinkClasses =
  'flex h-8 items-center gap-2.5 rounded-sm px-2 text-muted transition-colors hover:bg-sunken hover:text-text aria-[current=page]:bg-sunken aria-[current=page]:font-medium aria-[current=page]:text-text max-desk:h-11';

/** A link to a section or a board of the library, with the number of its items. */
export function NavLink({
  isCurrent,
  count,
  className,
  children,
  ...props
}: Omit<ComponentProps<typeof ViewLink<LibraryFilter>>, 'addressOf'> & { isCurrent: boolean; count: number | null }) {
  return (
    <ViewLink
      addressOf={libraryAddress}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(navLinkClasses, className)}
      {...props}
    >
      {children}
      {count !== null && count > 0 && (
        <span className="ml-auto shrink-0 text-sm text-faint">{libraryMessages.count({ number: count })}</span>
      )}
    </ViewLink>
  );
}
