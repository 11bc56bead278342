'use client';

import { Download } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { latePart } from '@/components/ui/late-part';
import { useLatePopover } from '@/components/ui/use-late-popover';
import type { BatchCell } from '@/lib/client/jobs/batch-cells';
import type { Sweep } from '@/lib/contract/studio/sweep';
import { sweepStageMessages } from './messages';
import type { Batch } from '../batch/use-batch';

const SheetPopover = latePart(async () => (await import('./sheet-popover')).SheetPopover);

/** Opens the options of the sheet. */
export function SheetButton({
  sweep,
  cells,
  itemOf,
}: {
  sweep: Sweep;
  cells: readonly BatchCell[];
  itemOf: Batch['itemOf'];
}) {
  const { button, popover, wasOpened } = useLatePopover();
  return (
    <>
      <Button size="sm" title={sweepStageMessages.sheetHint} className="max-desk:h-11" {...button}>
        <Download aria-hidden />
        {sweepStageMessages.sheet}
      </Button>
      {wasOpened && (
        <Suspense>
          <SheetPopover popover={popover} sweep={sweep} cells={cells} itemOf={itemOf} />
        </Suspense>
      )}
    </>
  );
}
