'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback } from 'react';
import type { LinkedRequest } from './use-linked-request';

/** The view state in the address, which survives a reload. */
export interface ViewState extends LinkedRequest {
  /** The model in the form. */
  model: string | null;
  /** The job on the stage, with the batch that it belongs to; null for the newest of one's own. */
  job: string | null;
  /** Which result of the job is meant, from 1. */
  result: number;
  /** Whether the stage shows one result of a batch instead of its grid. */
  isSingle: boolean;
  /** Changes parameters of the address; null removes one. */
  go: (change: ViewChange) => void;
}

/** Parameters of the address to change. */
export interface ViewChange {
  model?: string;
  job?: string | null;
  result?: string | null;
  view?: 'single' | null;
  remix?: null;
  seed?: null;
  field?: null;
  media?: null;
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
    result: Number(parameters.get('result') ?? 1),
    isSingle: parameters.get('view') === 'single',
    remix: parameters.get('remix'),
    seed: parameters.get('seed'),
    field: parameters.get('field'),
    media: parameters.get('media'),
    go,
  };
}
