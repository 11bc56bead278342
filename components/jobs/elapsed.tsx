'use client';

import { formatClock } from '@/lib/client/format';
import { useNow } from './use-now';

/** The time since a moment, as a running clock. */
export function Elapsed({ since }: { since: string }) {
  const now = useNow();
  return <span className="tabular-nums">{formatClock(now - Date.parse(since))}</span>;
}
