'use client';

import { LoaderCircle, ScanSearch } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { maskMessages } from './messages-late';
import type { Selectable, Selection } from './use-selection';

const parts: readonly Selectable[] = ['subject', 'sky', 'text'];

/** Selects a part of the picture through a model; while it works, a press cancels. */
export function SelectPopover({ selection: { isRunning, select, cancel } }: { selection: Selection }) {
  const [isOpen, setIsOpen] = useState(false);
  const label = isRunning ? maskMessages.cancelSelecting : maskMessages.select;
  const Icon = isRunning ? LoaderCircle : ScanSearch;
  return (
    <Popover open={isOpen && !isRunning} onOpenChange={(open) => (isRunning ? cancel() : setIsOpen(open))}>
      <PopoverTrigger asChild>
        <Button
          variant="ghost"
          className="px-2! max-desk:h-11 max-desk:min-w-11"
          aria-label={label}
          aria-busy={isRunning}
          title={label}
        >
          <Icon aria-hidden className={isRunning ? 'animate-spin' : undefined} />
          <span className="@max-[1180px]/tool:hidden">
            {isRunning ? maskMessages.selectingNow : maskMessages.select}
          </span>
        </Button>
      </PopoverTrigger>
      <PopoverContent aria-label={maskMessages.select} className="flex w-44 flex-col p-1">
        {parts.map((part) => (
          <Button
            key={part}
            variant="ghost"
            className="justify-start! max-desk:h-11"
            onClick={() => {
              setIsOpen(false);
              select(part);
            }}
          >
            {maskMessages.selectOf[part]}
          </Button>
        ))}
      </PopoverContent>
    </Popover>
  );
}
