'use client';

import { Images } from 'lucide-react';
import Link from 'next/link';
import { MediaActions } from '@/components/media-actions/media-actions';
import { buttonClasses } from '@/components/ui/button';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import type { CompareSide } from '@/components/viewer/compare/comparison';
import { itemAddress } from '@/lib/client/library-view-state';
import type { LibraryFilter } from '@/lib/contract/studio/library';
import { libraryMessages } from '../messages';

/** The actions on one of the files that are compared, in every mode, and the choice of that file. */
export function SideActions({
  sides,
  chosen,
  filter,
  onChoose,
}: {
  sides: readonly CompareSide[];
  chosen: CompareSide;
  filter: LibraryFilter;
  onChoose: (id: string) => void;
}) {
  const messages = libraryMessages.compare;
  return (
    <MediaActions
      items={[chosen.media]}
      canCompare={false}
      lead={
        <>
          <Segmented
            aria-label={messages.actsOn}
            value={chosen.media.id}
            onValueChange={onChoose}
            className="shrink-0 auto-cols-auto"
          >
            {sides.map(({ media, label }) => (
              <SegmentedItem key={media.id} value={media.id} title={label} className="max-w-36">
                <span className="truncate">{label}</span>
              </SegmentedItem>
            ))}
          </Segmented>
          <span aria-hidden className="mx-1.5 h-5 w-px shrink-0 bg-line" />
        </>
      }
      extra={
        <Link
          href={itemAddress(chosen.media.id, filter)}
          aria-label={messages.open}
          title={messages.open}
          className={buttonClasses({ variant: 'ghost', className: 'w-8 shrink-0 px-0! text-muted max-desk:size-11' })}
        >
          <Images aria-hidden />
        </Link>
      }
    />
  );
}
