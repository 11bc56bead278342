'use client';

import { Download } from 'lucide-react';
import Link from 'next/link';
import { AnchoredPopover } from '@/components/ui/anchored-popover';
import { Button, buttonClasses } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import type { LatePopoverState } from '@/components/ui/use-late-popover';
import { storyboardMessages as messages } from '../messages';
import type { Work } from '../work/use-work';

/** Writes the shots into one video, and shows how far that is. */
export function ExportPopover({
  popover,
  ready,
  total,
  work,
}: {
  popover: LatePopoverState;
  /** How many shots have a video. */
  ready: number;
  total: number;
  work: Pick<Work, 'export' | 'startExport' | 'cancelExport'>;
}) {
  const { export: made, startExport, cancelExport } = work;
  const isRunning = made?.state === 'running';
  return (
    <AnchoredPopover
      {...popover}
      align="end"
      aria-label={messages.exportTitle}
      className="flex w-[min(340px,calc(100vw-16px))] flex-col gap-3 p-4"
    >
      <div>
        <h2 className="font-semibold">{messages.exportTitle}</h2>
        <p className="mt-1 text-muted">
          {ready === 0
            ? messages.exportNone
            : ready === total
              ? messages.exportAll({ all: total })
              : messages.exportSome({ ready, all: total })}
        </p>
        {ready > 1 && <p className="mt-1 text-muted">{messages.exportSizes}</p>}
      </div>
      {/* The percentage changes too often to be read aloud. */}
      <p role="status" className="sr-only">
        {isRunning ? messages.exporting : made?.state === 'done' ? messages.exportDone : ''}
      </p>
      <div className="contents">
        {isRunning && (
          <div className="flex items-center gap-3">
            <Progress share={made.progress} label={messages.exporting} className="flex-1" />
            <span className="text-sm text-muted tabular-nums">{messages.percent({ share: made.progress })}</span>
            <Button size="sm" className="max-desk:h-11" onClick={() => void cancelExport(made.id)}>
              {messages.cancel}
            </Button>
          </div>
        )}
        {made?.state === 'done' && made.media !== null && (
          <div className="flex flex-col gap-2 rounded bg-sunken p-3">
            <p className="font-medium">{messages.exportDone}</p>
            <div className="flex flex-wrap gap-2">
              <a
                href={`${made.media.url}?download`}
                download
                className={buttonClasses({ variant: 'primary', className: 'max-desk:h-11' })}
              >
                <Download aria-hidden />
                {messages.download}
              </a>
              <Link href={`/library/${made.media.id}`} className={buttonClasses({ className: 'max-desk:h-11' })}>
                {messages.openInLibrary}
              </Link>
            </div>
          </div>
        )}
      </div>
      {made?.state === 'failed' && (
        <p role="alert" className="rounded bg-bad-soft px-3 py-2 wrap-anywhere text-bad">
          {made.message ?? messages.exportFailed}
        </p>
      )}
      {!isRunning && (
        <Button
          size="lg"
          variant={made?.state === 'done' ? 'outline' : 'primary'}
          disabled={ready === 0}
          onClick={() => void startExport()}
        >
          {made?.state === 'done' ? messages.exportAgain : messages.export}
        </Button>
      )}
    </AnchoredPopover>
  );
}
