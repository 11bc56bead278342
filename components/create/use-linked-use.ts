'use client';

import { useEffect, useEffectEvent } from 'react';
import { type LinkedUse, type MediumUse, readUse } from '@/lib/client/medium-uses';
import type { LooseModel } from '@/lib/contract/model';

/** Takes on the medium that a link brought here, as from the library: `/?model=<id>&field=<name>&media=<id>`. */
export function useLinkedUse({
  model,
  field,
  media,
  models,
  isReady,
  onRead,
}: LinkedUse & {
  models: LooseModel[];
  /** Whether the form and the models are there. */
  isReady: boolean;
  /** Told once; null for a field or a medium that nobody knows. */
  onRead: (read: { use: MediumUse; path: string } | null) => void;
}): void {
  const read = useEffectEvent(() => onRead(readUse({ model, field, media }, models)));
  const isAsked = field !== null || media !== null;
  useEffect(() => {
    if (isAsked && isReady) read();
  }, [isAsked, isReady]);
}
