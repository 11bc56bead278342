'use client';

import { formatWhole } from '@/lib/intl/formats';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fromNow } from '@/components/jobs/forecast';
import { useForecastOptions } from '@/components/jobs/use-forecast-options';
import { useQueue } from '@/components/jobs/use-queue';
import { usePressIssue } from '@/components/limits/use-press-issue';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { estimatePrice, type PriceSum, sumPrices } from '@/lib/price/estimate-price';
import { settingsOfRequest } from '@/lib/price/settings-of-request';
import { statusOptions } from '@/lib/client/status';
import type { LooseModel } from '@/lib/contract/model';
import { requestBody } from '@/lib/schema-form/values/request-body';
import { describePrice } from '@/components/models/facts/describe-price';
import { describePress } from '../price/describe-press';
import { useRunEstimate } from '../price/use-run-estimate';
import { lateMessages } from '../messages-late';
import { listMessages } from './messages';
import type { RowPlan } from './plan-rows';
import { mostRows } from './read-list';
import type { ListPhase } from './use-list-sending';

/** What a press sends, how long it takes and what it costs; what keeps it from being sent, and the way out. */
export function ListFooter({
  plans,
  isEmpty,
  tooLong,
  blocked,
  phase,
  onLimit,
  onLeaveOut,
  onSend,
  onCancel,
}: {
  /** The rows that are not left out. */
  plans: readonly RowPlan[];
  /** Whether there are no rows at all. */
  isEmpty: boolean;
  /** The number of rows, if one batch does not take so many; null otherwise. */
  tooLong: number | null;
  /** Why nothing can be sent, as a sentence; null otherwise. */
  blocked: string | null;
  phase: ListPhase;
  onLimit: () => void;
  onLeaveOut: (numbers: readonly number[]) => void;
  onSend: () => void;
  onCancel: () => void;
}) {
  const bad = plans.filter(({ issues }) => issues.length > 0);
  const count = plans.reduce((sum, plan) => sum + plan.count, 0);
  const total = useMemo(
    () =>
      sumPrices(
        plans.map(({ model, schema, values, count: own }) =>
          model?.pricing == null ? null : estimatePrice(model.pricing, settingsOfRequest(schema, values), own),
        ),
      ),
    [plans],
  );
  const issue = usePressIssue({ jobs: count, cost: total.price?.high ?? 0 });
  const isReady =
    issue === null &&
    phase.state === 'editing' &&
    plans.length > 0 &&
    bad.length === 0 &&
    tooLong === null &&
    blocked === null;
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-3 border-t border-line px-5 py-3">
      <div role="status" className="min-w-0 flex-1 text-sm text-muted tabular-nums max-desk:basis-full">
        {phase.state !== 'editing' ? (
          <ProgressLine phase={phase} />
        ) : tooLong !== null ? (
          <p className="text-bad">{listMessages.tooMany({ total: formatWhole(tooLong), most: mostRows })}</p>
        ) : blocked !== null && plans.length > 0 ? (
          <p className="text-bad">{blocked}</p>
        ) : bad.length > 0 ? (
          <p className="text-bad">{listMessages.badRows({ count: bad.length })}</p>
        ) : plans.length === 0 ? (
          <p>{isEmpty ? listMessages.nothing : listMessages.allLeftOut}</p>
        ) : (
          <>
            <Summary plans={plans} count={count} total={total} />
            {issue !== null && <p className="text-bad">{issue}</p>}
          </>
        )}
        {phase.state === 'editing' && phase.failed.length > 0 && (
          <div className="mt-1 text-bad">
            <p>{listMessages.notUploaded({ count: phase.failed.length })}</p>
            <ul className="max-h-20 overflow-y-auto">
              {phase.failed.map(({ path, message }) => (
                <li key={path} className="wrap-anywhere">
                  {listMessages.failedFile({ file: path, why: message })}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {phase.state === 'editing' && tooLong !== null && (
        <Button size="lg" onClick={onLimit}>
          {listMessages.limitTo({ most: mostRows })}
        </Button>
      )}
      {phase.state === 'editing' && tooLong === null && bad.length > 0 && (
        <Button size="lg" className="max-desk:flex-1" onClick={() => onLeaveOut(bad.map(({ row }) => row.number))}>
          {listMessages.leaveOutBad({ count: bad.length })}
        </Button>
      )}
      {phase.state === 'uploading' && (
        <Button size="lg" onClick={onCancel}>
          {listMessages.cancel}
        </Button>
      )}
      <Button
        variant="primary"
        size="lg"
        className="min-w-36 max-desk:flex-1"
        aria-disabled={!isReady}
        onClick={() => {
          if (isReady) onSend();
        }}
      >
        {phase.state === 'editing' && phase.failed.length > 0 ? listMessages.tryAgain : listMessages.press({ count })}
      </Button>
    </div>
  );
}

function ProgressLine({ phase }: { phase: Exclude<ListPhase, { state: 'editing' }> }) {
  const of = phase.state === 'uploading' ? phase.of : phase.parts.length;
  const done = phase.state === 'uploading' ? phase.done : phase.parts.filter(({ state }) => state === 'sent').length;
  const label =
    phase.state === 'uploading'
      ? listMessages.uploading({ number: Math.min(done + 1, of), of })
      : listMessages.sending({ sent: done, of });
  return (
    <>
      <p>{label}</p>
      <Progress label={label} share={of === 0 ? null : done / of} className="mt-1.5 max-w-64" />
      {phase.state === 'sending' && <p className="mt-1">{listMessages.keepOpen}</p>}
    </>
  );
}

/** The number of requests, their time and their price. */
function Summary({ plans, count, total }: { plans: readonly RowPlan[]; count: number; total: PriceSum }) {
  const { data: status } = useQuery(statusOptions());
  const models = [...new Set(plans.flatMap(({ model }) => model ?? []))];
  const [first] = plans;
  const [model, ...others] = models;
  return (
    <p>
      <span className="font-medium text-text">{listMessages.generations({ count })}</span>
      {first !== undefined && model !== undefined && others.length === 0 && (
        <RunTime model={model} plan={first} count={count} />
      )}
      {[
        describePrice(total.price, models, {
          isEmbedded: status?.upstream.isEmbedded === true,
          amount: lateMessages.price,
        }),
        ...(total.price === null || total.unknown === 0 ? [] : [listMessages.unknownPrices({ count: total.unknown })]),
      ].map((phrase) => ` · ${phrase}`)}
    </p>
  );
}

/** How long a batch of one model takes, by its past runs with the settings of the first row. */
function RunTime({ model, plan, count }: { model: LooseModel; plan: RowPlan; count: number }) {
  const { jobs, pausedAt } = useQueue();
  const { slotsOf } = useForecastOptions();
  const request = useMemo(() => requestBody(plan.schema, plan.values), [plan]);
  const estimate = useRunEstimate(model.id, request, jobs.length);
  if (estimate === null) return null;
  const options = fromNow({ slotsOf, isPaused: pausedAt !== null });
  return describePress({ model, count, estimate }, jobs, options).map((phrase) => ` · ${phrase}`);
}
