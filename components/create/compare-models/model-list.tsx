'use client';

import { Search } from 'lucide-react';
import { moveFocus } from '@/components/ui/move-focus';
import { ModelListRow } from './model-list-row';
import { compareMessages } from './messages';
import { mostModels, type useComparison } from './use-comparison';

/** The models that the brief may go to: what one lacks is said, and keeps it from being chosen. */
export function ModelList({ comparison }: { comparison: ReturnType<typeof useComparison> }) {
  const { rows, hidden, search, setSearch, presentId, isFull, toggle } = comparison;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only moves the focus among what is inside
    <div
      onKeyDown={(event) => moveFocus(event, 'input')}
      className="flex min-h-0 flex-col border-r border-line max-desk:h-1/2 max-desk:border-r-0 max-desk:border-b"
    >
      <div className="flex h-10 shrink-0 items-center gap-2.5 border-b border-line px-4 max-desk:h-11">
        <Search aria-hidden className="size-4 shrink-0 text-muted" />
        <input
          type="search"
          aria-label={compareMessages.search}
          placeholder={compareMessages.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-faint max-desk:text-lg"
        />
        <span role="status" className="shrink-0 text-sm text-faint tabular-nums">
          {compareMessages.chosenCount(comparison.chosen.length, mostModels)}
        </span>
      </div>
      <ul aria-label={compareMessages.models} className="min-h-0 flex-1 overflow-y-auto p-1.5">
        {rows.map((row) => (
          <ModelListRow
            key={row.model.id}
            row={row}
            isPresent={row.model.id === presentId}
            isFull={isFull}
            onToggle={() => toggle(row.model.id)}
          />
        ))}
        {rows.length === 0 && <li className="px-2.5 py-2 text-muted">{compareMessages.noneFound}</li>}
        {hidden > 0 && <li className="px-2.5 py-2 text-sm text-muted">{compareMessages.moreModels(hidden)}</li>}
      </ul>
    </div>
  );
}
