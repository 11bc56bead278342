'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { fromNow } from '@/components/jobs/forecast';
import { useForecastOptions } from '@/components/jobs/use-forecast-options';
import { useQueue } from '@/components/jobs/use-queue';
import type { OpenUploads } from '@/components/schema-form/media/use-pending-uploads';
import { usePressIssue } from '@/components/limits/use-press-issue';
import { Button } from '@/components/ui/button';
import { estimatePrice, sumPrices } from '@/lib/price/estimate-price';
import { settingsOfRequest } from '@/lib/price/settings-of-request';
import { statusOptions } from '@/lib/client/status';
import { describePrice } from '@/components/models/facts/describe-price';
import { lateMessages } from '../messages-late';
import { describePress } from '../price/describe-press';
import { sweepMessages } from './messages';
import type { StartSweep } from './use-start-sweep';
import { useSweepEstimate } from './use-sweep-estimate';
import type { SweepSetUp } from './use-sweep';

/** More images than these deserve a second look. */
const manyCells = 36;

/** How many images a sweep makes, how long it takes and what it costs; and the button that sends it. */
export function SweepFooter({
  sweep: { plan, form, isStale },
  sending,
  uploads,
  onSend,
}: {
  sweep: SweepSetUp;
  sending: StartSweep;
  uploads: OpenUploads;
  onSend: () => void;
}) {
  const { cells, columns, rows } = plan;
  const { model } = form;
  const count = columns * rows;
  const isVideo = model.capabilities?.output[0] === 'video';
  /** The number of results at the start of a press with the pointer. */
  const seen = useRef<number | null>(null);
  const { data: status } = useQuery(statusOptions());
  const { jobs, pausedAt } = useQueue();
  const { slotsOf } = useForecastOptions();
  const estimate = useSweepEstimate(cells);
  const price = useMemo(
    () =>
      sumPrices(
        cells.map((cell) =>
          cell.model.pricing == null
            ? null
            : estimatePrice(cell.model.pricing, settingsOfRequest(cell.schema, cell.values), 1),
        ),
      ),
    [cells],
  );
  const time =
    estimate === null || cells.length === 0
      ? [sweepMessages.noTime]
      : describePress(
          { model, count: cells.length, estimate },
          jobs,
          fromNow({ slotsOf, isPaused: pausedAt !== null }),
        );
  const cost = describePrice(price.price, [...new Set(cells.map((cell) => cell.model))], {
    isEmbedded: status?.upstream.isEmbedded === true,
    amount: lateMessages.price,
  });
  const issue = usePressIssue({ jobs: cells.length, cost: price.price?.high ?? 0 });
  const isReady =
    issue === null &&
    cells.length > 0 &&
    !isStale &&
    !sending.isSending &&
    uploads.pending === 0 &&
    uploads.failed === 0;
  const label =
    count === 0
      ? sweepMessages.generate
      : isVideo
        ? sweepMessages.generateVideos({ count })
        : sweepMessages.generateImages({ count });
  const problem =
    uploads.failed > 0
      ? sweepMessages.notUploaded({ files: uploads.failed })
      : uploads.pending > 0
        ? sweepMessages.waiting({ files: uploads.pending })
        : (sending.error ?? issue);
  return (
    <div className="flex shrink-0 items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 max-desk:flex-wrap">
      <div role="status" className="min-w-0 flex-1 text-sm tabular-nums max-desk:basis-full">
        {problem !== null && <p className="text-bad wrap-anywhere">{problem}</p>}
        {count > 0 && (
          <p className="flex flex-wrap gap-x-3 gap-y-0.5">
            <b className="text-md font-semibold">
              {isVideo ? sweepMessages.videos({ count }) : sweepMessages.images({ count })}
              <span className="ml-1.5 font-normal text-faint">{sweepMessages.grid({ columns, rows })}</span>
            </b>
            {cells.length > 0 && (
              <span className="self-center text-muted">
                {[
                  ...time,
                  cost,
                  ...(price.price === null || price.unknown === 0
                    ? []
                    : [sweepMessages.unknownPrices({ count: price.unknown })]),
                ].join(' · ')}
              </span>
            )}
          </p>
        )}
        {cells.length > manyCells && <p className="text-warn">{sweepMessages.large({ count: cells.length })}</p>}
      </div>
      <Button
        data-main
        variant="primary"
        size="lg"
        className="min-w-48 max-desk:flex-1"
        aria-disabled={!isReady}
        onPointerDown={() => {
          seen.current = count;
        }}
        onClick={() => {
          // The press may itself have added what was typed: then the count is read first.
          const isSeen = seen.current === null || seen.current === count;
          seen.current = null;
          if (isReady && isSeen) onSend();
        }}
      >
        {sending.isSending ? sweepMessages.sending : label}
      </Button>
    </div>
  );
}
