'use client';

import { useMemo } from 'react';
import type { LooseModel } from '@/lib/contract/model';
import { describeModelPrice, priceClassOf } from '../facts/model-price';
import { useModelUsage } from '../facts/use-model-usage';
import { describeUsualTime } from '../facts/usual-time';
import { modelMessages } from '../messages';
import { MediumChips } from './medium-chips';

/** In one line: what goes into a model and comes out, how long it usually takes, and what it costs. */
export function ModelFactsLine({ model }: { model: LooseModel }) {
  const models = useMemo(() => [model], [model]);
  const { usage, isEmbedded } = useModelUsage(models);
  const took = describeUsualTime(usage.get(model.id) ?? null);
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
