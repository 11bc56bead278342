'use client';

import { useState } from 'react';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';

const idsOf = (items: readonly StudioMedia[]) => items.map(({ id }) => id).join();

/** The files as they are given; while they are held, those from before. */
export function useHeldItems(given: readonly StudioMedia[], isHeld: boolean): readonly StudioMedia[] {
  const [held, setHeld] = useState(given);
  if (isHeld) return held;
  if (idsOf(held) !== idsOf(given)) setHeld(given);
  return given;
}
