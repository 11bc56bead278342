'use client';

import { SlidersHorizontal } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { latePart } from '@/components/ui/late-part';
import { useLatePopover } from '@/components/ui/use-late-popover';
import type { LibraryFilter } from '@/lib/contract/studio/library';
import { filterParts } from './filter-parts';
import { libraryMessages } from '../messages';

const FilterPopover = latePart(async () => (await import('./filter-popover')).FilterPopover);

/** Opens the filters, and shows how many are on. */
export function FilterButton({
  filter,
  onChange,
}: {
  filter: LibraryFilter;
  onChange: (filter: LibraryFilter) => void;
}) {
  const { button, popover, wasOpened } = useLatePopover();
  const on = filterParts(filter, { model: String, setting: String, person: String }).length;
  const words = on === 0 ? libraryMessages.filters : libraryMessages.filtersOn({ number: on });
  return (
    <>
      <Button {...button} className="max-desk:h-11">
        <SlidersHorizontal aria-hidden />
        <span className="sr-only">{words}</span>
        <span aria-hidden className="max-desk:hidden">
          {libraryMessages.filters}
        </span>
        {on > 0 && (
          <span
            aria-hidden
            className="rounded-full bg-accent px-1.5 text-sm font-semibold text-accent-text tabular-nums"
          >
            {on}
          </span>
        )}
      </Button>
      {wasOpened && (
        <Suspense>
          <FilterPopover popover={popover} filter={filter} onChange={onChange} />
        </Suspense>
      )}
    </>
  );
}
