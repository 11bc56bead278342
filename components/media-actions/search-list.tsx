'use client';

import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { LineSearch } from '@/components/ui/use-line-search';

/** A search field above the lines that it finds, in a popover: the field has the focus and the keys. */
export function SearchList({
  label,
  placeholder,
  typed,
  onType,
  search,
  empty,
  children,
}: {
  label: string;
  placeholder: string;
  typed: string;
  onType: (text: string) => void;
  search: LineSearch;
  /** Shown without lines; null while there are some. */
  empty: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <label className="flex shrink-0 items-center gap-2 border-b border-line px-3">
        <Search aria-hidden className="size-4 shrink-0 text-faint" />
        <input
          aria-label={placeholder}
          placeholder={placeholder}
          value={typed}
          className="h-9 w-full min-w-0 bg-transparent outline-none placeholder:text-faint max-desk:h-11 max-desk:text-lg"
          onChange={(event) => {
            onType(event.target.value);
            search.toFirst();
          }}
          {...search.field}
        />
      </label>
      <div {...search.list} aria-label={label} className="max-h-80 min-h-0 overflow-y-auto p-1">
        {children}
      </div>
      {empty !== null && (
        <p role="status" className="px-3 pb-3 text-muted">
          {empty}
        </p>
      )}
    </>
  );
}

/** A line of the list. */
export function SearchLine({
  search,
  index,
  onTake,
  children,
}: {
  search: LineSearch;
  index: number;
  onTake: () => void;
  children: ReactNode;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field above has the focus and the keys
    <div
      role="option"
      tabIndex={-1}
      aria-selected={index === search.at}
      {...search.line(index)}
      className={classNames(
        'min-w-0 cursor-default rounded-sm px-2 py-1.5 max-desk:min-h-11',
        index === search.at && 'bg-sunken',
      )}
      onClick={onTake}
    >
      {children}
    </div>
  );
}
