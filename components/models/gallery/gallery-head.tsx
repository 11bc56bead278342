'use client';

import { useQuery } from '@tanstack/react-query';
import { ListFilter, Plus, Search, X } from 'lucide-react';
import Link from 'next/link';
import { type RefObject, useState } from 'react';
import { Button, buttonClasses } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { engineListOptions } from '@/lib/client/engines/engines';
import { modelMessages } from '../messages';
import { type GalleryView, type ModelSort, sorts } from './gallery-view';
import { countChosen } from './model-facets';

/** The head of the gallery: its name, the search with suggestions, and the order. */
export function GalleryHead({
  note,
  view,
  field,
  onView,
  onEnter,
  onFilters,
}: {
  /** How many models there are. */
  note: string;
  view: GalleryView;
  field: RefObject<HTMLInputElement | null>;
  onView: (view: GalleryView) => void;
  /** Enter in the search. */
  onEnter: () => void;
  /** Opens the filters where they have no column. */
  onFilters: () => void;
}) {
  const { search, sort } = view;
  // Only a service with engines has a screen where models are added.
  const { data: engines } = useQuery(engineListOptions());
  const [isComposing, setIsComposing] = useState(false);
  const chosen = countChosen(view.facets);
  return (
    <header className="shrink-0 border-b border-line bg-panel px-6 pt-4 pb-3 max-desk:px-4 max-desk:pt-3">
      <div className="mb-3 flex h-8 items-center gap-3 max-desk:h-11">
        <h1 className="text-xl font-semibold">{modelMessages.title}</h1>
        <p className="min-w-0 flex-1 truncate text-muted tabular-nums">{note}</p>
        {engines != null && (
          <Link href="/engines" prefetch={false} className={classNames(buttonClasses({}), 'max-desk:h-11')}>
            <Plus aria-hidden />
            {modelMessages.addModel}
          </Link>
        )}
      </div>
      <div className="flex items-center gap-2.5 max-desk:flex-wrap">
        <div className="flex h-10 min-w-0 flex-1 items-center gap-2.5 rounded border border-line-strong bg-panel pr-1 pl-3 focus-within:border-accent focus-within:shadow-[0_0_0_3px_var(--color-accent-soft)] max-desk:h-11 max-desk:basis-full">
          <Search aria-hidden className="size-4 shrink-0 text-muted" />
          <input
            ref={field}
            type="text"
            role="searchbox"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            aria-label={modelMessages.search}
            placeholder={modelMessages.search}
            value={search}
            onChange={(event) => onView({ ...view, search: event.target.value })}
            onCompositionStart={() => setIsComposing(true)}
            onCompositionEnd={() => setIsComposing(false)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && search !== '') {
                event.preventDefault();
                onView({ ...view, search: '' });
              }
              if (event.key === 'Enter' && !isComposing && !event.metaKey && !event.ctrlKey) {
                event.preventDefault();
                onEnter();
              }
            }}
            className="h-full min-w-0 flex-1 bg-transparent text-md outline-none placeholder:text-faint max-desk:text-lg"
          />
          {search !== '' && (
            <IconButton
              label={modelMessages.clearSearch}
              onClick={() => {
                onView({ ...view, search: '' });
                field.current?.focus();
              }}
              className="max-desk:size-11"
            >
              <X aria-hidden />
            </IconButton>
          )}
        </div>
        <Button
          aria-label={chosen === 0 ? modelMessages.filters : modelMessages.filtersOn({ count: chosen })}
          aria-haspopup="dialog"
          className="h-10 max-desk:h-11 max-desk:flex-1 desk:hidden"
          onClick={onFilters}
        >
          <ListFilter aria-hidden />
          {modelMessages.filters}
          {chosen > 0 && (
            <span className="rounded-full bg-accent px-1.5 text-sm font-semibold text-accent-text tabular-nums">
              {chosen}
            </span>
          )}
        </Button>
        <Select value={sort} onValueChange={(next) => onView({ ...view, sort: next as ModelSort })}>
          <SelectTrigger
            aria-label={modelMessages.sortBy}
            className="h-10! w-40! shrink-0 max-desk:h-11! max-desk:flex-1"
          >
            <SelectValue />
          </SelectTrigger>
          <SelectContent>
            {sorts.map((one) => (
              <SelectItem key={one} value={one}>
                {modelMessages.sorts[one]}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      </div>
      <div className="-mx-1 mt-2 flex items-center gap-1.5 overflow-x-auto px-1 py-0.5 text-sm [scrollbar-width:none]">
        <span className="shrink-0 text-muted">{modelMessages.tries}</span>
        {Object.values(modelMessages.suggestions).map((words) => (
          <button
            key={words}
            type="button"
            aria-pressed={search === words}
            onClick={() => onView({ ...view, search: search === words ? '' : words })}
            className="h-6 shrink-0 rounded-full border border-line-strong px-2.5 whitespace-nowrap hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent max-desk:h-11 max-desk:px-3.5"
          >
            {words}
          </button>
        ))}
      </div>
    </header>
  );
}
