'use client';

import { useEffect, useEffectEvent } from 'react';
import type { LinkedTarget } from '@/lib/client/models/send-targets';

/** Takes on the medium that a link brought here, once, as from the library: `/?model=<id>&field=<name>&media=<id>`. */
export function useLinkedUse(
  { model, field, media }: LinkedTarget,
  options: {
    /** Whether the form and the models are there. */
    isReady: boolean;
    onReady: (asked: LinkedTarget) => void;
  },
): void {
  const { isReady, onReady } = options;
  const read = useEffectEvent(() => onReady({ model, field, media }));
  const isAsked = field !== null || media !== null;
  useEffect(() => {
    if (isAsked && isReady) read();
  }, [isAsked, isReady]);
}
