'use client';

import { ownCount } from './own-count';
import type { useRequest } from './use-request';
import { lateMessages } from '../messages-late';

/** How many results a press makes, and by what, as soon as it is more than one. */
export function CountNote({ request }: { request: ReturnType<typeof useRequest> }) {
  const { model, values, variants } = request;
  const own = model.schema === null || values === null ? null : ownCount(model.schema, values);
  if (variants * (own?.count ?? 1) === 1) return null;
  return (
    <p className="order-first basis-full text-sm text-muted tabular-nums">{lateMessages.resultCount(variants, own)}</p>
  );
}
