'use client';

import { useId } from 'react';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { listMessages } from './messages';
import { type Split, splits } from './read-list';

/** Chooses what a prompt of the list is: a line or a paragraph. */
export function SplitChoice({ split, onChoose }: { split: Split; onChoose: (split: Split) => void }) {
  const id = useId();
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1.5">
      <p id={id} className="font-medium">
        {listMessages.onePrompt}
      </p>
      <Segmented
        aria-labelledby={id}
        value={split}
        onValueChange={(value) => onChoose(value as Split)}
        className="w-64 max-w-full"
      >
        {splits.map((one) => (
          <SegmentedItem key={one} value={one}>
            {listMessages.splits[one]}
          </SegmentedItem>
        ))}
      </Segmented>
    </div>
  );
}
