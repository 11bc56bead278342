'use client';

import { useSyncExternalStore } from 'react';
import { readSurround, type Surround, surrounds, writeSurround } from './surround';

const listeners = new Set<() => void>();
let chosen: Surround | null = null;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function current(): Surround {
  return (chosen ??= readSurround(window.localStorage));
}

function choose(surround: Surround) {
  chosen = surround;
  writeSurround(window.localStorage, surround);
  for (const listener of listeners) listener();
}

/** What pictures are looked at against: one choice for all that is open, memoized. */
export function useSurround() {
  const surround = useSyncExternalStore(subscribe, current, () => 'interface' as const);
  return {
    surround,
    choose,
    next: () => choose(surrounds[(surrounds.indexOf(surround) + 1) % surrounds.length] ?? 'interface'),
  };
}
