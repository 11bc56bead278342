'use client';

import type { LooseModel } from '@/lib/contract/model';
import { describeModelPrice, priceClassOf } from '../facts/model-price';
import { useUsageOf } from '../facts/use-model-usage';
import { describeUsualTime } from '../facts/usual-time';
import { modelMessages } from '../messages';
import { MediumChips } from './medium-chips';

/** In one line: what goes into a model and comes out, how long it usually takes, and what it costs. */
export function ModelFactsLine({ model }: { model: LooseModel }) {
  const { usage, isEmbedded } = useUsageOf(model);
  const took = describeUsualTime(usage);
  const price = priceClassOf(model);
  const facts = [
    took === null ? null : modelMessages.usuallyTakes({ took }),
    price === 'unknown' ? null : price === 'free' ? modelMessages.prices.free : describeModelPrice(model, isEmbedded),
  ];
  return (
    <span className="flex min-w-0 items-center gap-2 text-muted">
      <MediumChips model={model} />
      <span className="truncate tabular-nums">{facts.filter((fact) => fact !== null).join(' · ')}</span>
    </span>
  );
}
