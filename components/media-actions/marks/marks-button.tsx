'use client';

import { CircleCheck, CircleX, Star, Tag } from 'lucide-react';
import { Suspense } from 'react';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { latePart } from '@/components/ui/late-part';
import type { LatePopover } from '@/components/ui/use-late-popover';
import type { LibraryChange } from '@/lib/contract/studio/library';
import { LabelDot } from './label-dot';
import type { CommonMarks } from './mark-change';
import { markMessages } from './messages';

const MarksPopover = latePart(async () => (await import('./marks-popover')).MarksPopover);

/** Rating, label and flag of results: the button shows them, its popover sets them. */
export function MarksButton({
  marks,
  late: { button, popover, wasOpened },
  onChange,
}: {
  marks: CommonMarks;
  late: LatePopover;
  onChange: (change: LibraryChange) => void;
}) {
  const { rating, label, flag } = marks;
  const names = [
    rating === 0 ? '' : markMessages.stars({ stars: rating }),
    label === null ? '' : markMessages.labels[label],
    flag === null ? '' : markMessages.flags[flag],
  ].filter(Boolean);
  return (
    <>
      <IconButton
        label={names.length === 0 ? markMessages.open : markMessages.openWith({ marks: names.join(', ') })}
        title={markMessages.openHint}
        className={classNames('max-desk:size-11', names.length > 0 && 'w-auto! px-1.5')}
        {...button}
      >
        {names.length === 0 ? (
          <Tag aria-hidden />
        ) : (
          <span aria-hidden className="flex items-center gap-1 text-text tabular-nums">
            {rating > 0 && (
              <span className="flex items-center gap-0.5 font-medium">
                {rating}
                <Star className="size-3.5! fill-current" />
              </span>
            )}
            {label !== null && <LabelDot label={label} />}
            {flag !== null && (
              // Beside both others it has room in a wide bar only.
              <span className={classNames(rating > 0 && label !== null && '@max-[800px]:hidden')}>
                {flag === 'kept' ? <CircleCheck className="text-ok" /> : <CircleX className="text-bad" />}
              </span>
            )}
          </span>
        )}
      </IconButton>
      <Suspense>{wasOpened && <MarksPopover popover={popover} marks={marks} onChange={onChange} />}</Suspense>
    </>
  );
}
