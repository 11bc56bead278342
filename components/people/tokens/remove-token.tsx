'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { tokenMessages } from './messages';

const focusOnMount = (element: HTMLElement | null) => element?.focus();

/** Removes a token, after a question. */
export function RemoveToken({
  name,
  isRemoving,
  isBusy,
  onRemove,
}: {
  name: string;
  isRemoving: boolean;
  /** Whether any token is being removed; the others wait for it. */
  isBusy: boolean;
  onRemove: () => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const question = tokenMessages.removeQuestion({ name });
  return (
    <Popover open={isOpen} onOpenChange={(open) => setIsOpen(open && !isBusy)}>
      <PopoverTrigger asChild>
        <Button
          aria-label={isRemoving ? undefined : tokenMessages.removeOf({ name })}
          aria-disabled={isBusy || undefined}
          className="max-desk:h-11"
        >
          {isRemoving ? tokenMessages.removing : tokenMessages.remove}
        </Button>
      </PopoverTrigger>
      <PopoverContent
        align="end"
        aria-label={question}
        className="flex max-w-[min(18rem,calc(100vw-1rem))] flex-col gap-3 overflow-y-auto p-4"
      >
        <p className="font-semibold wrap-anywhere">{question}</p>
        <p className="text-muted">{tokenMessages.removeHint}</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button ref={focusOnMount} variant="ghost" className="max-desk:h-11" onClick={() => setIsOpen(false)}>
            {tokenMessages.cancel}
          </Button>
          <Button
            variant="danger"
            className="max-desk:h-11"
            onClick={() => {
              setIsOpen(false);
              onRemove();
            }}
          >
            {tokenMessages.remove}
          </Button>
        </div>
      </PopoverContent>
    </Popover>
  );
}
