'use client';

import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { libraryMessages } from '../messages';
import { isSearchable } from '@/lib/contract/studio/search-words';

const pauseMs = 160;

/** Searches while typing. A change of the address changes the text too. */
export function SearchBox({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const [typed, setTyped] = useState(query);
  const [shown, setShown] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (shown !== query) {
    setShown(query);
    setTyped(query);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(next: string) {
    clearTimeout(timer.current);
    timer.current = undefined;
    setTyped(next);
    setShown(next.trim());
    onSearch(next.trim());
  }

  function searchSoon(next: string) {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(next), pauseMs);
  }

  /** A search that waits would undo the navigation of a click elsewhere. */
  function searchBeforeLeaving() {
    if (timer.current !== undefined) search(typed);
  }

  return (
    <search className="relative min-w-0 flex-1 basis-56">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-faint"
      />
      <Input
        type="text"
        role="searchbox"
        value={typed}
        aria-label={libraryMessages.search}
        title={libraryMessages.searchHint}
        placeholder={libraryMessages.search}
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
        className="pr-8! pl-8!"
        onChange={(event) => searchSoon(event.target.value)}
        onBlur={searchBeforeLeaving}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(typed);
          if (event.key === 'Escape' && typed !== '') search('');
        }}
      />
      {typed !== '' && (
        <IconButton
          size="sm"
          label={libraryMessages.clearSearch}
          className="absolute top-1/2 right-1 -translate-y-1/2"
          onClick={() => search('')}
        >
          <X aria-hidden />
        </IconButton>
      )}
    </search>
  );
}

/** A note when the typed text has nothing to search for, so that the unfiltered library is not mistaken for results. */
export function SearchNote({ query }: { query: string }) {
  return (
    <div role="status" className="shrink-0">
      {query !== '' && !isSearchable(query) && (
        <p className="border-b border-line bg-panel px-4 py-2 text-muted wrap-anywhere">
          {libraryMessages.nothingToSearch({ words: query })}
        </p>
      )}
    </div>
  );
}
