'use client';

import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { gridSizes, type GridSize } from './use-grid-size';
import { libraryMessages } from '../messages';

const bars = { small: 'grid-cols-3', medium: 'grid-cols-2', large: 'grid-cols-1' };
const cells = { small: 9, medium: 4, large: 1 };

/** Chooses the size of the tiles. */
export function SizeChoice({ size, onChoose }: { size: GridSize; onChoose: (size: GridSize) => void }) {
  return (
    <Segmented
      aria-label={libraryMessages.size}
      value={size}
      onValueChange={(value) => onChoose(value as GridSize)}
      className="shrink-0 max-wide:hidden"
    >
      {gridSizes.map((name) => (
        <SegmentedItem
          key={name}
          value={name}
          aria-label={libraryMessages.sizes[name]}
          title={libraryMessages.sizes[name]}
        >
          <span aria-hidden className={`grid size-3.5 gap-px ${bars[name]}`}>
            {Array.from({ length: cells[name] }, (_, at) => (
              <span key={at} className="rounded-[1px] bg-current" />
            ))}
          </span>
        </SegmentedItem>
      ))}
    </Segmented>
  );
}
