'use client';

import { formatClock } from '@/lib/client/format';
import { useNow } from './elapsed';
import type { Forecast } from './forecast';
import { jobMessages } from './messages';

/** When a queued job starts: its position, and the time until then where that can be estimated. */
export function StartOf({ forecast: { position, startsAtMs } }: { forecast: Forecast }) {
  return (
    <>
      <span className="block truncate">{jobMessages.queuePosition({ position })}</span>
      {startsAtMs !== null && (
        <span className="block truncate tabular-nums">
          <Countdown untilMs={startsAtMs} />
        </span>
      )}
    </>
  );
}

function Countdown({ untilMs }: { untilMs: number }) {
  const leftMs = untilMs - useNow();
  return leftMs < 1000 ? jobMessages.startsSoon : jobMessages.startsIn({ clock: formatClock(leftMs) });
}
