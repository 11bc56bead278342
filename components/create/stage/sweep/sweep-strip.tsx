'use client';

import { Columns3, Rows3, Settings2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { sweepStageMessages } from './messages';
import type { SweepPlace } from './sweep-place';

/** Comparing the results of a row or column; with fewer than two there is nothing to compare. */
interface LineToCompare {
  count: number;
  run: () => void;
}

/** The values of the current cell, and what to do with them. */
export function SweepStrip({
  place,
  job,
  row,
  column,
  onUse,
}: {
  place: SweepPlace;
  job: StudioJob | null;
  /** Null where a row has one cell. */
  row: LineToCompare | null;
  /** Null where a column has one cell. */
  column: LineToCompare | null;
  onUse: (job: StudioJob) => void;
}) {
  return (
    <div
      role="group"
      aria-label={sweepStageMessages.actions}
      className="@container flex shrink-0 items-center gap-2 border-t border-line bg-panel px-4 py-2 max-desk:flex-wrap max-desk:px-3"
    >
      <p
        title={place.label}
        className="line-clamp-2 min-w-0 flex-1 font-semibold wrap-anywhere tabular-nums max-desk:basis-full"
      >
        {place.label}
      </p>
      {row !== null && (
        <CompareLine
          line={row}
          label={sweepStageMessages.compareRow}
          hint={sweepStageMessages.compareRowHint({ count: row.count })}
          Icon={Rows3}
        />
      )}
      {column !== null && (
        <CompareLine
          line={column}
          label={sweepStageMessages.compareColumn}
          hint={sweepStageMessages.compareColumnHint({ count: column.count })}
          Icon={Columns3}
        />
      )}
      <Button
        variant="primary"
        title={sweepStageMessages.applyHint}
        aria-disabled={job === null}
        className="max-desk:h-11 max-desk:flex-1"
        onClick={() => {
          if (job !== null) onUse(job);
        }}
      >
        <Settings2 aria-hidden />
        {sweepStageMessages.apply}
      </Button>
    </div>
  );
}

function CompareLine({
  line,
  label,
  hint,
  Icon,
}: {
  line: LineToCompare;
  label: string;
  hint: string;
  Icon: typeof Rows3;
}) {
  const isReady = line.count > 1;
  return (
    <Button
      aria-label={label}
      title={isReady ? hint : sweepStageMessages.tooFewToCompare}
      aria-disabled={!isReady}
      className="max-desk:h-11"
      onClick={() => {
        if (isReady) line.run();
      }}
    >
      <Icon aria-hidden />
      <span className="@max-[640px]:hidden">{label}</span>
    </Button>
  );
}
