'use client';

import { classNames } from '@/components/ui/class-names';
import type { LibraryFilter } from '@/lib/contract/studio/library';
import { libraryLabels, mostStars } from '@/lib/contract/studio/library-marks';
import { LabelDot } from '@/components/media-actions/marks/label-dot';
import { markMessages } from '@/components/media-actions/marks/messages';

const cell =
  'grid h-8 min-w-8 place-items-center rounded-sm hover:bg-sunken aria-pressed:bg-sunken aria-pressed:shadow-raised max-desk:h-11 max-desk:min-w-11';

/** Filters by rating and label: a press on what is on takes it off. */
export function MarkFilters({
  filter,
  onSet,
}: {
  filter: LibraryFilter;
  onSet: (part: { rating?: number | undefined; label?: LibraryFilter['label'] }) => void;
}) {
  return (
    <>
      <div role="group" aria-label={markMessages.rating} className="flex flex-col gap-1.5">
        <span className="font-medium">{markMessages.rating}</span>
        <span className="flex">
          {Array.from({ length: mostStars }, (_, at) => at + 1).map((stars) => (
            <button
              key={stars}
              type="button"
              aria-label={markMessages.atLeast({ stars })}
              title={markMessages.atLeast({ stars })}
              aria-pressed={filter.rating === stars}
              className={classNames(cell, 'text-lg leading-none')}
              onClick={() => onSet({ rating: filter.rating === stars ? undefined : stars })}
            >
              <span aria-hidden className={stars <= (filter.rating ?? 0) ? 'text-text' : 'text-faint'}>
                {stars <= (filter.rating ?? 0) ? '★' : '☆'}
              </span>
            </button>
          ))}
        </span>
      </div>
      <div role="group" aria-label={markMessages.label} className="flex flex-col gap-1.5">
        <span className="font-medium">{markMessages.label}</span>
        <span className="flex gap-0.5">
          {libraryLabels.map((label) => (
            <button
              key={label}
              type="button"
              aria-label={markMessages.labels[label]}
              title={markMessages.labels[label]}
              aria-pressed={filter.label === label}
              className={cell}
              onClick={() => onSet({ label: filter.label === label ? undefined : label })}
            >
              <LabelDot label={label} className="size-4" />
            </button>
          ))}
        </span>
      </div>
    </>
  );
}
