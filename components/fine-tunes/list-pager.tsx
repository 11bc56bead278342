'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import type { FineTuneListState } from './use-fine-tune-list';
import { fineTuneWords } from './words';

/** How many there are, and the way to those that are not shown. */
export function ListPager({ list }: { list: FineTuneListState }) {
  const { data, filter, narrow } = list;
  if (data === undefined || data.fineTunes.length + filter.page <= 1) return null;
  const { totalPages, totalEntries } = data;
  const hasMany = filter.page > 1 || (totalPages ?? 1) > 1;
  return (
    <div className="flex h-10 items-center gap-2 border-t border-line px-4 text-sm text-muted tabular-nums">
      {totalEntries !== null && <span>{fineTuneWords.total(totalEntries)}</span>}
      {hasMany && (
        <span className="ml-auto flex items-center gap-1">
          <span aria-live="polite">{fineTuneWords.page(filter.page, totalPages)}</span>
          <IconButton
            size="sm"
            label={fineTuneWords.previousPage}
            disabled={filter.page === 1}
            onClick={() => narrow({ page: filter.page - 1 })}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton
            size="sm"
            label={fineTuneWords.nextPage}
            disabled={totalPages !== null && filter.page >= totalPages}
            onClick={() => narrow({ page: filter.page + 1 })}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </span>
      )}
    </div>
  );
}
