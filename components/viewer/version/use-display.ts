'use client';

import { useSyncExternalStore } from 'react';

/** The abilities of this display, as the browser reports them. */
export interface Display {
  range: 'high' | 'videoOnly' | 'standard';
  gamut: 'srgb' | 'p3' | 'rec2020';
}

const queries = [
  '(dynamic-range: high)',
  '(video-dynamic-range: high)',
  '(color-gamut: rec2020)',
  '(color-gamut: p3)',
] as const;

function subscribe(listener: () => void) {
  const stopped = new AbortController();
  // A window that is moved to another display is on another display.
  for (const query of queries)
    window.matchMedia(query).addEventListener('change', listener, { signal: stopped.signal });
  return () => stopped.abort();
}

function current(): string {
  return queries.map((query) => Number(window.matchMedia(query).matches)).join('');
}

/** What the display shows that the window is on now. */
export function useDisplay(): Display {
  const [high, videoHigh, rec2020, p3] = useSyncExternalStore(subscribe, current, () => '0000');
  return {
    range: high === '1' ? 'high' : videoHigh === '1' ? 'videoOnly' : 'standard',
    gamut: rec2020 === '1' ? 'rec2020' : p3 === '1' ? 'p3' : 'srgb',
  };
}
