'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { emptyTrash, libraryKeys } from '@/lib/client/library/library';
import { reportActionError } from '@/lib/client/report-error';
import { ownRole } from '@/lib/client/me';
import type { LibraryFacets } from '@/lib/contract/studio/library';
import { libraryMessages } from './messages';
import { toasts } from '@/lib/client/toasts';

/** Empties the trash, for an administrator everyone's. The only action of the library that can't be undone, so it asks first. */
export function EmptyTrashButton({ facets }: { facets: Pick<LibraryFacets, 'trashed' | 'mine'> | null }) {
  const client = useQueryClient();
  const own = facets?.mine.trashed ?? 0;
  const count = ownRole() === 'administrator' ? (facets?.trashed ?? 0) : own;
  const keepsOthers = facets !== null && count < facets.trashed;
  const [isOpen, setIsOpen] = useState(false);
  const [isAtWork, setIsAtWork] = useState(false);

  async function empty() {
    setIsOpen(false);
    setIsAtWork(true);
    await emptyTrash().then(
      ({ removed, kept }) => toasts.show(libraryMessages.emptied({ removed, kept })),
      reportActionError,
    );
    setIsAtWork(false);
    await client.invalidateQueries({ queryKey: libraryKeys.all });
  }

  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <Button variant="danger" disabled={count === 0 || isAtWork} className="max-desk:h-11">
          {libraryMessages.emptyTrash}
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label={libraryMessages.emptyTrash} className="flex w-72 flex-col gap-3 p-4">
        <p className="font-semibold">{libraryMessages.emptyTrashQuestion({ number: count })}</p>
        <p className="text-muted">{libraryMessages.emptyTrashHint}</p>
        {keepsOthers && <p className="text-muted">{libraryMessages.emptyTrashOwnHint}</p>}
        <div className="flex justify-end gap-2">
          <Button variant="ghost" onClick={() => setIsOpen(false)}>
            {libraryMessages.cancelEmptyTrash}
          </Button>
          <Button variant="danger" onClick={() => void empty()}>
            {libraryMessages.emptyTrashNow}
          </Button>
        </div>
      </PopoverContent>
    </Popover>
  );
}
