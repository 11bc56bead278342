'use client';

import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, Suspense, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { inputClasses } from '@/components/ui/input';
import { latePart } from '@/components/ui/late-part';
import { useLatePopover } from '@/components/ui/use-late-popover';
import { controlIds } from '../fields/control-props';
import type { EarlyInput, SearchSelectProps } from './search-list';

const SearchList = latePart(async () => (await import('./search-list')).SearchList);

const nothingTyped: EarlyInput = { typed: '', isTaken: false };

/** A choice of many: a button that opens a searchable list. A letter typed on it starts the search. */
export function SearchSelect(props: SearchSelectProps) {
  const { id, shown, placeholder, attributes } = props;
  const { button, popover, wasOpened } = useLatePopover();
  const [begun, setBegun] = useState(nothingTyped);

  /** Until the list has loaded and has the focus, the button collects typed text and passes it on to the list. */
  const hearKey = (event: KeyboardEvent) => {
    const { isOpen } = popover;
    const isPlain = event.key.length === 1 && !event.metaKey && !event.ctrlKey && !event.altKey;
    const isLetter = isPlain && (event.key !== ' ' || isOpen);
    if (isLetter) setBegun({ typed: (isOpen ? begun.typed : '') + event.key, isTaken: false });
    else if (event.key === 'Enter' && isOpen) setBegun({ ...begun, isTaken: true });
    else if (event.key === 'Escape' && isOpen) popover.onOpenChange(false);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setBegun(isOpen ? begun : nothingTyped);
    else return;
    event.preventDefault();
    if (!isOpen) button.onClick();
  };
  return (
    <>
      <button
        {...button}
        {...attributes}
        id={id}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={popover.isOpen}
        aria-controls={`${id}-list`}
        aria-labelledby={controlIds(id).label}
        className={classNames(inputClasses, 'flex h-8 items-center gap-2 px-2.5 text-left max-desk:h-11')}
        onKeyDown={hearKey}
        onClick={() => {
          setBegun(nothingTyped);
          button.onClick();
        }}
      >
        <span className={classNames('min-w-0 flex-1 truncate', shown === null && 'text-faint')}>
          {shown ?? placeholder}
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
      </button>
      {wasOpened && (
        <Suspense>
          <SearchList key={String(popover.isOpen)} {...props} popover={popover} begun={begun} />
        </Suspense>
      )}
    </>
  );
}
