'use client';

import { formatClock } from '@/lib/client/format';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let nowMs = 0;

function tick() {
  nowMs = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (listeners.size === 1) {
    nowMs = Date.now();
    timer = setInterval(tick, 1000);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

function current() {
  return nowMs === 0 ? (nowMs = Date.now()) : nowMs;
}

/** The time in milliseconds, updated each second by one shared timer. Zero on the server. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, current, () => 0);
}

/** The time since a moment, as a running clock. */
export function Elapsed({ since }: { since: string }) {
  const now = useNow();
  return <span className="tabular-nums">{formatClock(now - Date.parse(since))}</span>;
}
