'use client';

import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { Input } from './input';
import { Popover, PopoverAnchor, PopoverContent } from './popover';
import { bringIntoView } from './use-line-search';

/** An entry that a combobox offers. */
export interface ComboboxOption {
  value: string;
  /** What it is called, in the list and to type. */
  label: string;
  /** What tells it from another of the same label. */
  detail?: string | undefined;
}

/**
 * A text field that offers entries below it, and takes any other text. Arrow keys move among the entries, Enter takes the
 * current one; without one, Enter is left to the form.
 */
export function Combobox({
  value,
  options,
  onType,
  onTake,
  ...props
}: Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'list'> & {
  value: string;
  options: readonly ComboboxOption[];
  onType: (text: string) => void;
  onTake: (option: ComboboxOption) => void;
}) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState<number | null>(null);
  const typed = value.trim().toLowerCase();
  const isExact = options.some(({ label }) => label.toLowerCase() === typed);
  // What was taken is no search: all others are offered.
  const shown = isExact
    ? options
    : options.filter(({ label, value: name }) => `${label}\n${name}`.toLowerCase().includes(typed));
  const isShown = isOpen && shown.length > 0;
  const current = at === null ? undefined : shown[at];

  function close() {
    setIsOpen(false);
    setAt(null);
  }

  function take(option: ComboboxOption) {
    onTake(option);
    close();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') {
      setIsOpen(true);
      setAt(at === null || !isShown ? 0 : Math.min(at + 1, shown.length - 1));
    } else if (event.key === 'ArrowUp' && isShown) setAt(at === null ? shown.length - 1 : Math.max(at - 1, 0));
    else if (event.key === 'Enter' && isShown && current !== undefined) take(current);
    else {
      // The form takes what was typed.
      if (event.key === 'Enter') close();
      return;
    }
    event.preventDefault();
  }

  return (
    <Popover open={isShown} onOpenChange={(next) => !next && close()}>
      <PopoverAnchor asChild>
        <Input
          {...props}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-activedescendant={isShown && at !== null ? `${listId}-${at}` : undefined}
          autoComplete="off"
          value={value}
          onKeyDown={onKeyDown}
          onClick={() => setIsOpen(true)}
          onBlur={close}
          onChange={(event) => {
            onType(event.target.value);
            setIsOpen(true);
            setAt(null);
          }}
        />
      </PopoverAnchor>
      <PopoverContent
        id={listId}
        role="listbox"
        aria-label={props['aria-label'] ?? props.placeholder}
        align="start"
        className="max-h-64 min-w-(--radix-popover-trigger-width) max-w-72 overflow-y-auto p-1"
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        // A press on an entry must not take the focus from the field, which would close the list.
        onPointerDown={(event) => event.preventDefault()}
      >
        {shown.map((option, index) => (
          <div
            key={option.value}
            id={`${listId}-${index}`}
            ref={index === at ? bringIntoView : null}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className="flex min-h-8 cursor-pointer items-baseline gap-2 rounded-sm px-2 py-1.5 outline-none aria-selected:bg-sunken max-desk:min-h-11 max-desk:items-center"
            onPointerMove={() => setAt(index)}
            onClick={() => take(option)}
            onKeyDown={undefined}
          >
            <span className="min-w-0 truncate">{option.label}</span>
            {option.detail !== undefined && (
              <span className="min-w-0 truncate text-sm text-muted">{option.detail}</span>
            )}
          </div>
        ))}
      </PopoverContent>
    </Popover>
  );
}
