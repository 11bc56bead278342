'use client';

import { useQuery } from '@tanstack/react-query';
import { modelNameOf } from '@/lib/client/models/model-names';
import { X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { facetsOptions } from '@/lib/client/library/library';
import type { LibraryFilter } from '@/lib/contract/studio/library';
import { filterParts, sectionOf } from './filter-parts';
import { filterMessages } from './messages';
import { useSettingNames } from './setting-names';

/** The filters that are on, each with a button that removes it; nothing without any. Sections of the library are no chips. */
export function FilterChips({
  filter,
  onChange,
}: {
  filter: LibraryFilter;
  onChange: (filter: LibraryFilter) => void;
}) {
  const { data: facets } = useQuery(facetsOptions());
  const nameOf = (model: string) =>
    modelNameOf({ model, modelName: facets?.models.find((each) => each.model === model)?.name ?? null });
  const settingName = useSettingNames({ isNeeded: filter.settings !== undefined });
  const personName = (id: string) => facets?.owners.find((each) => each.id === id)?.name ?? filterMessages.somebody;
  const parts = filterParts(filter, { model: nameOf, setting: settingName, person: personName });
  if (parts.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={filterMessages.chips}
      className="flex shrink-0 items-center gap-1.5 overflow-x-auto border-b border-line bg-panel px-3 py-1.5 [scrollbar-width:none]"
    >
      {parts.map(({ name, colour, without }) => (
        <button
          key={name}
          type="button"
          aria-label={filterMessages.remove({ filter: name })}
          className="flex h-7 max-w-64 shrink-0 items-center gap-1.5 rounded-full bg-sunken pr-2 pl-3 hover:bg-line max-desk:h-11"
          onClick={() => onChange(without)}
        >
          {colour !== null && (
            <span
              aria-hidden
              className="size-3.5 shrink-0 rounded-full shadow-raised"
              style={{ background: `#${colour}` }}
            />
          )}
          <span className="min-w-0 truncate">{name}</span>
          <X aria-hidden className="size-3.5 shrink-0 text-muted" />
        </button>
      ))}
      {parts.length > 1 && (
        <Button
          size="sm"
          variant="quiet"
          className="max-desk:h-11"
          onClick={() => onChange({ ...sectionOf(filter), ...(filter.q === undefined ? {} : { q: filter.q }) })}
        >
          {filterMessages.clearAll}
        </Button>
      )}
    </div>
  );
}
