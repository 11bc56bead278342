'use client';

import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AnchoredPopover } from '@/components/ui/anchored-popover';
import { Button } from '@/components/ui/button';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import type { LatePopoverState } from '@/components/ui/use-late-popover';
import { downloadOptions } from '@/components/media-actions/download/download-options';
import type { BatchCell } from '@/lib/client/jobs/batch-cells';
import { formatPixels } from '@/lib/client/format';
import { startDownload } from '@/lib/client/start-download';
import { toasts } from '@/lib/client/toasts';
import {
  type SheetFormat,
  sheetFormats,
  sheetGeometry,
  type SheetSize,
  sheetSizes,
} from '@/lib/contract/studio/sweep-sheet';
import { currentLocale } from '@/lib/intl/locale';
import { sweepSides } from '@/lib/contract/studio/sweep-limits';
import type { Sweep } from '@/lib/contract/studio/sweep';
import type { Batch } from '../batch/use-batch';
import { sweepStageMessages as messages } from './messages';

const usual = 1024;

/** How the sheet of a sweep is downloaded: its format and its size. */
export function SheetPopover({
  popover,
  sweep,
  cells,
  itemOf,
}: {
  popover: LatePopoverState;
  sweep: Sweep;
  cells: readonly BatchCell[];
  itemOf: Batch['itemOf'];
}) {
  const [format, setFormat] = useState<SheetFormat>('png');
  const [size, setSize] = useState<SheetSize>('full');
  const files = cells.flatMap(({ media }) =>
    media === null || itemOf(media.id)?.isTrashed === true
      ? []
      : { width: media.width ?? usual, height: media.height ?? usual },
  );
  const geometry = sheetGeometry({
    ...sweepSides(sweep),
    hasDown: sweep.down !== null,
    result: {
      width: files.length === 0 ? usual : Math.max(...files.map(({ width }) => width)),
      height: files.length === 0 ? usual : Math.max(...files.map(({ height }) => height)),
    },
    size,
  });
  const missing = cells.length - files.length;

  function download() {
    const { name } = downloadOptions.current();
    const query = new URLSearchParams({ format, size, language: currentLocale(), ...(name === null ? {} : { name }) });
    startDownload(`/api/studio/sweeps/${encodeURIComponent(sweep.id)}/sheet?${query}`);
    toasts.show(messages.preparing);
    popover.onOpenChange(false);
  }

  return (
    <AnchoredPopover
      {...popover}
      align="end"
      aria-label={messages.sheet}
      className="w-[min(320px,calc(100vw-16px))] overflow-y-auto"
    >
      <form
        className="flex flex-col gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault();
          download();
        }}
      >
        <Group label={messages.format}>
          <Segmented
            aria-label={messages.format}
            value={format}
            onValueChange={(value) => setFormat(value as SheetFormat)}
          >
            {sheetFormats.map((one) => (
              <SegmentedItem key={one} value={one}>
                {messages.formats[one]}
              </SegmentedItem>
            ))}
          </Segmented>
        </Group>
        <Group label={messages.size}>
          <Segmented aria-label={messages.size} value={size} onValueChange={(value) => setSize(value as SheetSize)}>
            {sheetSizes.map((one) => (
              <SegmentedItem key={one} value={one}>
                {messages.sizes[one]}
              </SegmentedItem>
            ))}
          </Segmented>
          <p role="status" className="mt-1.5 text-sm text-muted tabular-nums">
            {formatPixels(geometry.width, geometry.height)}
          </p>
          {geometry.scale < 1 && (
            <p className="mt-1 text-sm text-muted">
              {messages.scaled({ scale: Math.max(0.01, Math.floor(geometry.scale * 100) / 100) })}
            </p>
          )}
          {missing > 0 && <p className="mt-1 text-sm text-warn">{messages.unfinished({ count: missing })}</p>}
        </Group>
        <Button type="submit" variant="primary" className="max-desk:h-11">
          <Download aria-hidden />
          {messages.download}
        </Button>
      </form>
    </AnchoredPopover>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p aria-hidden className="mb-1.5 font-medium">
        {label}
      </p>
      {children}
    </div>
  );
}
