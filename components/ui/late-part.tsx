'use client';

import { type ComponentType, type ReactNode, lazy } from 'react';
import { loadLate } from './load-late';
import { useIsHydrated } from './use-is-hydrated';
import { toasts } from '@/lib/client/toasts';
import { clientMessages } from '@/lib/client/messages';

const options = {
  onDelay: () => toasts.show(clientMessages.partDelayed),
  /** Waits until the network is back, or for a while: nothing reports that a studio has restarted. */
  pause: (failures: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, Math.min(20_000, 500 * 2 ** failures));
      window.addEventListener('online', () => resolve(), { once: true });
    }),
};

/**
 * A part of a screen whose code loads when it is first rendered, however long that takes. It is rendered only in the
 * browser: React would hydrate server markup only once the code has loaded, and by then the browser may have data that
 * the server did not have.
 *
 * @param Room the placeholder that the server renders; nothing when left out
 */
export function latePart<P extends object>(load: () => Promise<(props: P) => ReactNode>, Room?: ComponentType) {
  const Part = lazy(async () => ({ default: await loadLate(load, options) })) as unknown as ComponentType<P>;
  return function LatePart(props: P) {
    if (useIsHydrated()) return <Part {...props} />;
    return Room === undefined ? null : <Room />;
  };
}
