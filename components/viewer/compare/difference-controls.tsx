'use client';

import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { compareWords } from '../compare-words';

const factors = [1, 4, 16, 64] as const;

/** Makes small differences visible. */
export function DifferenceControls({ value, change }: { value: number; change: (value: number) => void }) {
  return (
    <>
      <span id="amplify" className="text-muted">
        {compareWords.amplify}
      </span>
      <Segmented
        aria-labelledby="amplify"
        value={String(value)}
        onValueChange={(factor) => change(Number(factor))}
        className="w-48 shrink-0"
      >
        {factors.map((factor) => (
          <SegmentedItem key={factor} value={String(factor)}>
            {compareWords.times(factor)}
          </SegmentedItem>
        ))}
      </Segmented>
      <span className="shrink-0 text-muted">{compareWords.differenceHint}</span>
    </>
  );
}
