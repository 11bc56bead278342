'use client';

import { formatClock } from '@/lib/client/format';
import { useNow } from './use-now';

/** A clock that runs since a moment. */
export function Elapsed({ since }: { since: string }) {
  const now = useNow();
  return <span className="tabular-nums">{formatClock(now - Date.parse(since))}</span>;
}
