'use client';

import { useSyncExternalStore } from 'react';

/** The colours around an image. Grey reflects 18 % of the light, as the card that photographers judge by. */
export const surrounds = ['interface', 'black', 'grey', 'white'] as const;
export type Surround = (typeof surrounds)[number];

/** 18 % of the light is #767676 in sRGB: 0.18 by its curve (IEC 61966-2-1), in eight bits. */
export const surroundColours: Readonly<Record<Surround, string | null>> = {
  interface: null,
  black: '#000000',
  grey: '#767676',
  white: '#ffffff',
};

const key = 'easel:surround';

/** The surround that was chosen last. */
export function readSurround(storage: Pick<Storage, 'getItem'>): Surround {
  try {
    const stored = storage.getItem(key);
    return surrounds.find((surround) => surround === stored) ?? 'interface';
  } catch {
    return 'interface';
  }
}

/** Remembers a surround. */
export function writeSurround(storage: Pick<Storage, 'setItem'>, surround: Surround): void {
  try {
    storage.setItem(key, surround);
  } catch {
    // Storage is full or switched off: the choice holds until the page is left.
  }
}

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

/** The surround of images: one choice for all viewers, memoized. */
export function useSurround() {
  const surround = useSyncExternalStore(subscribe, current, () => 'interface' as const);
  return {
    surround,
    choose,
    next: () => choose(surrounds[(surrounds.indexOf(surround) + 1) % surrounds.length] ?? 'interface'),
  };
}
