'use client';

import { useEffect, useEffectEvent } from 'react';

/** Takes the seed that a link brought here for a model, once, as from the library: `/?model=<id>&seed=<digits>`. */
export function useLinkedSeed(
  { model, seed }: { model: string | null; seed: string | null },
  options: {
    /** Whether the form and the models are there. */
    isReady: boolean;
    onReady: (asked: { model: string; seed: string }) => void;
  },
): void {
  const { isReady, onReady } = options;
  const read = useEffectEvent(onReady);
  useEffect(() => {
    if (isReady && model !== null && seed !== null) read({ model, seed });
  }, [isReady, model, seed]);
}
