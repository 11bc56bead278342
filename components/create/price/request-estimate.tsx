'use client';

import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { memo, Suspense, useDeferredValue, useMemo } from 'react';
import { describePrice } from '@/components/models/facts/describe-price';
import { fromNow } from '@/components/jobs/forecast';
import { useForecastOptions } from '@/components/jobs/use-forecast-options';
import { useQueue } from '@/components/jobs/use-queue';
import { latePart } from '@/components/ui/late-part';
import { statusOptions } from '@/lib/client/status';
import type { JsonObject, LooseModel } from '@/lib/contract/model';
import { requestBody } from '@/lib/schema-form/values/request-body';
import { describePress } from './describe-press';
import { estimatePrice } from '@/lib/price/estimate-price';
import { estimateMessages } from './messages';
import { settingsOfRequest } from '@/lib/price/settings-of-request';
import { useRunEstimate } from './use-run-estimate';

// Most people have no limits, which is known only later.
const LimitsLeft = latePart(async () => (await import('@/components/limits/limits-left')).LimitsLeft);

/** How long the press would take and what it would cost, and what is left of one's limits. It follows the form without delaying it. */
export const RequestEstimate = memo(function RequestEstimate({ values, ...props }: RequestEstimateProps) {
  return <EstimateLine {...props} values={useDeferredValue(values)} />;
});

/** The request that stands in the form. */
interface RequestEstimateProps {
  model: LooseModel;
  schema: JsonObject;
  values: JsonObject;
  variants: number;
}

const EstimateLine = memo(function EstimateLine({ model, schema, values, variants }: RequestEstimateProps) {
  const { data: status } = useQuery(statusOptions());
  const { jobs, pausedAt } = useQueue();
  const { slotsOf } = useForecastOptions();
  const request = useMemo(() => requestBody(schema, values), [schema, values]);
  const estimate = useRunEstimate(model.id, request, jobs.length);
  const price = useMemo(
    () => estimatePrice(model.pricing, settingsOfRequest(schema, values), variants),
    [model.pricing, schema, values, variants],
  );
  const isPaused = pausedAt !== null;
  const time = useMemo(
    () =>
      estimate === null
        ? []
        : describePress({ model, count: variants, estimate }, jobs, fromNow({ slotsOf, isPaused })),
    [model, variants, estimate, jobs, slotsOf, isPaused],
  );
  const [first, ...others] = time;
  return (
    <>
      <p className="flex min-h-5 items-start gap-1.5 text-sm text-muted tabular-nums">
        {first !== undefined && <Clock aria-hidden className="mt-px size-3.5 shrink-0" />}
        <span className="min-w-0">
          {first !== undefined && estimate !== null && (
            <>
              <b
                className="font-medium text-text"
                title={estimateMessages[estimate.isScaled ? 'hintScaled' : 'hint']({ samples: estimate.samples })}
              >
                {first}
              </b>
              {others.map((phrase) => ` · ${phrase}`)}
              {' · '}
            </>
          )}
          <span title={price !== null && price.high > 0 ? estimateMessages.priceHint : undefined}>
            {describePrice(price, [model], {
              isEmbedded: status?.upstream.isEmbedded === true,
              amount: estimateMessages.price,
            })}
          </span>
        </span>
      </p>
      <Suspense>
        <LimitsLeft press={{ jobs: variants, cost: price?.per === 'request' ? price.high : 0 }} />
      </Suspense>
    </>
  );
});
