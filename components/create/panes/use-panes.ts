'use client';

import { useState } from 'react';
import { type PaneSizes, rememberPaneSizes } from './panes';
import type { Pane } from './pane-tabs';

/** The sizes of the panes, and on small windows the chosen pane; null for none yet. */
export function usePanes(initial: PaneSizes) {
  const [sizes, setSizes] = useState(initial);
  const [pane, setPane] = useState<Pane | null>(null);

  function resize(change: Partial<PaneSizes>) {
    const next = { ...sizes, ...change };
    setSizes(next);
    rememberPaneSizes(next);
  }

  return { sizes, resize, pane, setPane };
}
