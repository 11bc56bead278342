'use client';

import { formatClock } from '@/lib/client/format';
import { useNow } from '../elapsed';
import type { Forecast } from '../forecast';
import { jobMessages } from '../messages';
import { queueMessages } from './messages';
import type { QueueRow } from './queue-lanes';

/** What is known of a row's start. */
export interface RowForecast {
  forecast: Forecast | null;
  /** Whether its engine does not answer. */
  isAway: boolean;
}

/** When a row starts, in a few words. */
export function RowStart({ row, forecast: { forecast, isAway } }: { row: QueueRow; forecast: RowForecast }) {
  if (row.isHeld) return queueMessages.held;
  if (forecast === null) return row.isSent ? queueMessages.sent : null;
  const { position, startsAtMs, isPaused } = forecast;
  if (isPaused) return jobMessages.paused;
  if (isAway) {
    return position === 1 ? queueMessages.nextWhenBack : queueMessages.whenBack({ position });
  }
  return startsAtMs === null ? (
    jobMessages.queuePosition({ position })
  ) : (
    <Clock position={position} atMs={startsAtMs} />
  );
}

function Clock({ position, atMs }: { position: number; atMs: number }) {
  const leftMs = atMs - useNow();
  if (leftMs < 1000) return position === 1 ? queueMessages.next : queueMessages.soon;
  const clock = formatClock(leftMs);
  return position === 1 ? queueMessages.nextIn({ clock }) : queueMessages.inAbout({ clock });
}
