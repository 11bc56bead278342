'use client';

import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';

/** What can be done with a board or a folder. */
export interface RowChoice {
  label: string;
  act: () => void;
}

/** The button at the end of a board or a folder, with what can be done with it. Nothing where nothing can. */
export function RowMenu({ label, choices }: { label: string; choices: readonly RowChoice[] }) {
  const [isOpen, setIsOpen] = useState(false);
  if (choices.length === 0) return null;
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <IconButton
          size="sm"
          label={label}
          className="absolute top-1 right-1 bg-panel opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 aria-expanded:opacity-100 max-desk:top-0 max-desk:size-11 pointer-coarse:opacity-100"
        >
          <Ellipsis aria-hidden />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent aria-label={label} className="flex max-w-72 min-w-36 flex-col overflow-y-auto p-1">
        {choices.map((choice) => (
          <button
            key={choice.label}
            type="button"
            className="h-8 shrink-0 truncate rounded-sm px-2 text-left hover:bg-sunken max-desk:h-11"
            onClick={() => {
              setIsOpen(false);
              choice.act();
            }}
          >
            {choice.label}
          </button>
        ))}
      </PopoverContent>
    </Popover>
  );
}
