'use client';

import { type ComponentType, type ReactNode, lazy } from 'react';
import { loadLate } from './load-late';
import { useIsHydrated } from './use-is-hydrated';
import { toasts } from '@/lib/client/toasts';
import { uiMessages } from './messages';

const options = {
  onDelay: () => toasts.show(uiMessages.partDelayed),
  /** Until the network is back, or a while is over: nothing reports that a studio has restarted. */
  pause: (failures: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, Math.min(20_000, 500 * 2 ** failures));
      window.addEventListener('online', () => resolve(), { once: true });
    }),
};

/**
 * A part of a screen whose code comes when it is first drawn, however long that takes. The browser alone draws it: React would
 * take over the server's drawing only once the code is there, and by then the data may be too, which the server did not have.
 *
 * @param Room what the server renders instead; nothing when left out
 */
export function latePart<P extends object>(load: () => Promise<(props: P) => ReactNode>, Room?: ComponentType) {
  const Part = lazy(async () => ({ default: await loadLate(load, options) })) as unknown as ComponentType<P>;
  return function LatePart(props: P) {
    if (useIsHydrated()) return <Part {...props} />;
    return Room === undefined ? null : <Room />;
  };
}
