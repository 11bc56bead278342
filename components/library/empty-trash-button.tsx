'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { emptyTrash, libraryKeys } from './library';
import { toasts } from '@/lib/client/toasts';
import { tellFailure } from './use-changes';
import { libraryWords } from './words';

/** Removes all that is in the trash. The one thing of the library that can't be undone, and so the one that asks. */
export function EmptyTrashButton({ count }: { count: number }) {
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [isAtWork, setIsAtWork] = useState(false);

  async function empty() {
    setIsOpen(false);
    setIsAtWork(true);
    await emptyTrash().then(({ removed, kept }) => toasts.show(libraryWords.emptied(removed, kept)), tellFailure);
    setIsAtWork(false);
    await client.invalidateQueries({ queryKey: libraryKeys.all });
  }

  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <Button variant="danger" disabled={count === 0 || isAtWork} className="max-desk:h-11">
          {libraryWords.emptyTrash}
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label={libraryWords.emptyTrash} className="flex w-72 flex-col gap-3 p-4">
        <p className="font-semibold">{libraryWords.emptyTrashQuestion(count)}</p>
        <p className="text-muted">{libraryWords.emptyTrashHint}</p>
        <div className="flex justify-end gap-2">
          <Button variant="ghost" onClick={() => setIsOpen(false)}>
            {libraryWords.keepThem}
          </Button>
          <Button variant="danger" onClick={() => void empty()}>
            {libraryWords.emptyTrashNow}
          </Button>
        </div>
      </PopoverContent>
    </Popover>
  );
}
