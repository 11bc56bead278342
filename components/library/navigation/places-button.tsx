'use client';

import { PanelLeft } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import type { LibraryFilter } from '@/lib/contract/library';
import { Places } from './library-nav';
import { libraryWords } from '../messages';

/** On a small window: the places of the library behind a button. */
export function PlacesButton({ filter, onGo }: { filter: LibraryFilter; onGo: (filter: LibraryFilter) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <IconButton label={libraryWords.places} className="size-11! desk:hidden">
          <PanelLeft aria-hidden />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent aria-label={libraryWords.places} className="flex w-64 flex-col overflow-hidden">
        <Places
          filter={filter}
          onGo={(next) => {
            setIsOpen(false);
            onGo(next);
          }}
          onDropOn={() => undefined}
        />
      </PopoverContent>
    </Popover>
  );
}
