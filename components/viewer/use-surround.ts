'use client';

import { useSyncExternalStore } from 'react';
import { createPersistedStore } from '@/lib/client/create-persisted-store';

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

/** Stores the last chosen surround, for all tabs of this browser. */
export function createSurroundStore(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
  return createPersistedStore<Surround>({
    key: 'easel:surround',
    isShared: true,
    initial: 'interface',
    read: (text) => surrounds.find((surround) => surround === text) ?? 'interface',
    write: (surround) => surround,
    storage,
  });
}

const store = createSurroundStore(() => window.localStorage);

/** The surround of images: one choice for all viewers, remembered. */
export function useSurround() {
  const surround = useSyncExternalStore(store.subscribe, store.current, () => 'interface' as const);
  return {
    surround,
    choose: store.set,
    next: () => store.set(surrounds[(surrounds.indexOf(surround) + 1) % surrounds.length] ?? 'interface'),
  };
}
