'use client';

import { CircleCheck, CircleX, Flag, Star, Tag } from 'lucide-react';
import { ContextMenuCheck, ContextMenuSub } from '@/components/ui/context-menu';
import type { LibraryChange, LibraryItem } from '@/lib/contract/studio/library';
import { libraryFlags, libraryLabels, mostStars } from '@/lib/contract/studio/library-marks';
import { LabelDot } from '@/components/media-actions/marks/label-dot';
import { keyOf } from '@/components/media-actions/marks/mark-change';
import { markMessages } from '@/components/media-actions/marks/messages';

/** Rating, label and flag in the menu; what all items have is checked. */
export function MarkLines({
  items,
  onChange,
}: {
  items: readonly LibraryItem[];
  onChange: (change: LibraryChange) => void;
}) {
  const areAll = (test: (item: LibraryItem) => boolean) => items.length > 0 && items.every(test);
  return (
    <>
      <ContextMenuSub
        label={
          <>
            <Star aria-hidden />
            {markMessages.rating}
          </>
        }
      >
        {Array.from({ length: mostStars + 1 }, (_, at) => mostStars - at).map((rating) => (
          <ContextMenuCheck
            key={rating}
            shortcut={String(rating)}
            checked={areAll((item) => item.rating === rating)}
            onSelect={() => onChange({ do: 'rate', rating })}
          >
            {markMessages.stars({ stars: rating })}
          </ContextMenuCheck>
        ))}
      </ContextMenuSub>
      <ContextMenuSub
        label={
          <>
            <Tag aria-hidden />
            {markMessages.label}
          </>
        }
      >
        {libraryLabels.map((label) => (
          <ContextMenuCheck
            key={label}
            shortcut={keyOf(label)}
            checked={areAll((item) => item.label === label)}
            onSelect={() => onChange({ do: 'label', label })}
          >
            <LabelDot label={label} />
            {markMessages.labels[label]}
          </ContextMenuCheck>
        ))}
        <ContextMenuCheck
          checked={areAll((item) => item.label === null)}
          onSelect={() => onChange({ do: 'label', label: null })}
        >
          {markMessages.noLabel}
        </ContextMenuCheck>
      </ContextMenuSub>
      <ContextMenuSub
        label={
          <>
            <Flag aria-hidden />
            {markMessages.flag}
          </>
        }
      >
        {libraryFlags.map((flag) => (
          <ContextMenuCheck
            key={flag}
            shortcut={keyOf(flag)}
            checked={areAll((item) => item.flag === flag)}
            onSelect={() => onChange({ do: 'flag', flag })}
          >
            {flag === 'kept' ? <CircleCheck aria-hidden /> : <CircleX aria-hidden />}
            {markMessages.flagVerbs[flag]}
          </ContextMenuCheck>
        ))}
        <ContextMenuCheck
          checked={areAll((item) => item.flag === null)}
          onSelect={() => onChange({ do: 'flag', flag: null })}
        >
          {markMessages.noFlag}
        </ContextMenuCheck>
      </ContextMenuSub>
    </>
  );
}
