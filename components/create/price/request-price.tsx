'use client';

import type { JsonObject, LooseModel } from '@/lib/contract/model';
import { priceOfRequest } from '@/lib/client/price/price-of-request';
import { lateMessages } from '../messages-late';

/** The price of one press; renders nothing where it is free or not published. */
export function RequestPrice({
  pricing,
  schema,
  values,
  variants,
}: {
  pricing: LooseModel['pricing'];
  schema: JsonObject;
  values: JsonObject;
  variants: number;
}) {
  const price = priceOfRequest(pricing, schema, values, variants);
  if (price === null) return null;
  return (
    <p className="shrink-0 text-sm text-muted tabular-nums" title={lateMessages.priceHint}>
      {lateMessages.price(price)}
    </p>
  );
}
