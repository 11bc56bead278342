'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback } from 'react';
import type { LinkedRequest } from './use-linked-request';

/** The view state in the address, which survives a reload. */
export interface ViewState extends LinkedRequest {
  /** The model in the form. */
  model: string | null;
  /** The job on the stage. */
  job: string | null;
  /** Changes parameters of the address; null removes one. */
  go: (change: { model?: string; job?: string | null; remix?: null; seed?: null; field?: null; media?: null }) => void;
}

/** Reads the view state from the address, and changes it there. */
export function useViewState(): ViewState {
  const parameters = useSearchParams();
  const go: ViewState['go'] = useCallback((change) => {
    const address = new URL(window.location.href);
    for (const [name, value] of Object.entries(change)) {
      if (value === null) address.searchParams.delete(name);
      else address.searchParams.set(name, value);
    }
    window.history.replaceState(null, '', address);
  }, []);
  return {
    model: parameters.get('model'),
    job: parameters.get('job'),
    remix: parameters.get('remix'),
    seed: parameters.get('seed'),
    field: parameters.get('field'),
    media: parameters.get('media'),
    go,
  };
}
