'use client';

import { useEffect, useEffectEvent } from 'react';
import type { LinkedUse } from '@/lib/client/medium-uses';

/** Takes on the medium that a link brought here, once, as from the library: `/?model=<id>&field=<name>&media=<id>`. */
export function useLinkedUse(
  { model, field, media }: LinkedUse,
  options: {
    /** Whether the form and the models are there. */
    isReady: boolean;
    onReady: (asked: LinkedUse) => void;
  },
): void {
  const { isReady, onReady } = options;
  const read = useEffectEvent(() => onReady({ model, field, media }));
  const isAsked = field !== null || media !== null;
  useEffect(() => {
    if (isAsked && isReady) read();
  }, [isAsked, isReady]);
}
