'use client';

import { type ReactNode, lazy } from 'react';
import { loadLate } from '@/lib/client/load-late';
import { notices } from '@/lib/client/notices';
import { uiWords } from './words';

const options = {
  onDelay: () => notices.show(uiWords.partDelayed),
  /** Until the network is back, or a while is over: a studio that is restarted tells nobody. */
  pause: (failures: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, Math.min(20_000, 500 * 2 ** failures));
      window.addEventListener('online', () => resolve(), { once: true });
    }),
};

/** A part of a screen whose code comes when it is first drawn, however long that takes. */
export function latePart<P extends object>(load: () => Promise<(props: P) => ReactNode>) {
  return lazy(async () => ({ default: await loadLate(load, options) }));
}
