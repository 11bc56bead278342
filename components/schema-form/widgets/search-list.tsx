'use client';

import { Check, Search } from 'lucide-react';
import { type RefObject, useRef, useState, type ComponentProps } from 'react';
import { AnchoredPopover } from '@/components/ui/anchored-popover';
import { classNames } from '@/components/ui/class-names';
import { useLineSearch } from '@/components/ui/use-line-search';
import { messages } from '@/lib/schema-form/messages';
import { searchOptions } from '@/lib/schema-form/kinds/choice/search-options';
import type { ChoiceOption } from '@/lib/schema-form/form-field';

/** A choice of many: the options, the chosen one, and the handlers. */
export interface SearchSelectProps {
  id: string;
  label: string;
  options: readonly ChoiceOption[];
  /** Index of the chosen option; null for none, or for an unlisted value. */
  chosen: number | null;
  /** The label of the chosen value; null for none. */
  shown: string | null;
  /** The placeholder without a choice. */
  placeholder: string;
  canBeNothing: boolean;
  takesOther: boolean;
  onChoose: (index: number) => void;
  onNothing: () => void;
  /** Called with other text. */
  onOther: (text: string) => void;
  attributes: ComponentProps<'button'>;
}

/** The text typed before the list had loaded, and whether Enter was pressed after it. */
export interface EarlyInput {
  typed: string;
  isTaken: boolean;
}

interface Line {
  key: string;
  words: string;
  isChosen: boolean;
  take: () => void;
}

/** The list of a `SearchSelect`: typing narrows it, arrow keys move, Enter chooses, Escape closes. */
export function SearchList({
  id,
  label,
  options,
  chosen,
  canBeNothing,
  takesOther,
  onChoose,
  onNothing,
  onOther,
  popover,
  begun,
}: SearchSelectProps & {
  popover: { anchor: RefObject<HTMLButtonElement | null>; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };
  begun: EarlyInput;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(begun.typed);
  const own = typed.trim();
  const isListed = options.some((option) => option.value === own || option.label === own);
  const found: Line[] = searchOptions(options, typed).map(({ option, index }) => ({
    key: String(index),
    words: option.label,
    isChosen: index === chosen,
    take: () => onChoose(index),
  }));
  const lines: Line[] = [
    ...(canBeNothing && own === '' ? [{ key: 'none', words: messages.none, isChosen: false, take: onNothing }] : []),
    ...found,
    ...(takesOther && own !== '' && !isListed
      ? [{ key: 'own', words: messages.takeOwn({ text: own }), isChosen: false, take: () => onOther(own) }]
      : []),
  ];
  const take = (line: Line | undefined) => {
    if (line === undefined) return;
    popover.onOpenChange(false);
    line.take();
  };
  const search = useLineSearch({
    listId: `${id}-list`,
    keys: lines.map(({ key }) => key),
    begin: lines.find(({ isChosen }) => isChosen)?.key ?? null,
    onTake: (index) => take(lines[index]),
  });
  return (
    <AnchoredPopover
      {...popover}
      aria-label={label}
      onOpenAutoFocus={(event) => {
        // The browser's own focus would select the typed text, and the next letter would replace it.
        event.preventDefault();
        input.current?.focus();
        input.current?.setSelectionRange(typed.length, typed.length);
        if (begun.isTaken) take(lines[search.at]);
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        popover.anchor.current?.focus();
      }}
      className="flex w-[min(320px,calc(100vw-16px))] flex-col overflow-hidden"
    >
      <label className="flex items-center gap-2 border-b border-line px-3">
        <Search aria-hidden className="size-4 shrink-0 text-faint" />
        <input
          ref={input}
          aria-label={messages.searchIn({ label })}
          value={typed}
          placeholder={takesOther ? messages.searchOrOwn : messages.search}
          className="h-9 w-full min-w-0 bg-transparent outline-none placeholder:text-faint max-desk:h-11 max-desk:text-lg"
          onChange={(event) => {
            setTyped(event.target.value);
            search.toFirst();
          }}
          {...search.field}
        />
      </label>
      <div {...search.list} aria-label={label} className="max-h-72 overflow-y-auto p-1">
        {lines.map((line, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field above has the focus and the keys
          <div
            key={line.key}
            role="option"
            tabIndex={-1}
            {...search.line(index)}
            aria-selected={line.isChosen}
            className={classNames(
              'flex min-h-8 cursor-default items-center gap-2 rounded-sm px-2 py-1 max-desk:min-h-11',
              index === search.at && 'bg-sunken',
            )}
            onClick={() => take(line)}
          >
            <span className="min-w-0 flex-1 wrap-anywhere">{line.words}</span>
            {line.isChosen && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
          </div>
        ))}
      </div>
      {lines.length === 0 && (
        <p role="status" className="px-3 pb-3 text-muted">
          {messages.foundNone}
        </p>
      )}
    </AnchoredPopover>
  );
}
