'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { jobOptions } from '@/lib/client/jobs/jobs';
import type { LinkedTarget } from '@/lib/client/models/send-targets';
import type { StudioJob } from '@/lib/contract/studio/studio-job';

/** What a link, as from the library, can put into the form. */
export interface LinkedRequest extends LinkedTarget {
  /** A job to remix: `/?remix=<id>`. */
  remix: string | null;
  /** A seed to lock, in decimal digits: `/?model=<id>&seed=<digits>`; with `remix`, the seed of the chosen result. */
  seed: string | null;
}

/**
 * Applies the parameters of a link once the form is ready. Each handler must remove its parameters from the address, so
 * that a reload does not repeat it.
 */
export function useLinkedRequest(
  { model, remix, seed, field, media }: LinkedRequest,
  handlers: {
    /** Whether the form and the models have loaded. */
    isReady: boolean;
    /** Null for a job that can't be read. */
    onRemix: (job: StudioJob | null) => void;
    onSeed: (model: string, seed: string) => void;
    /** A file for a field of a model: `/?model=<id>&field=<name>&media=<id>`. */
    onMedia: (link: LinkedTarget) => void;
  },
): void {
  const { isReady } = handlers;
  const queries = useQueryClient();

  const onRemix = useEffectEvent(handlers.onRemix);
  useEffect(() => {
    if (remix === null || !isReady) return undefined;
    let isStale = false;
    queries.fetchQuery(jobOptions(remix)).then(
      (job) => isStale || onRemix(job),
      () => isStale || onRemix(null),
    );
    return () => {
      isStale = true;
    };
  }, [remix, isReady, queries]);

  const onSeed = useEffectEvent(handlers.onSeed);
  const ownSeed = remix === null ? seed : null;
  useEffect(() => {
    if (isReady && model !== null && ownSeed !== null) onSeed(model, ownSeed);
  }, [isReady, model, ownSeed]);

  const onMedia = useEffectEvent(() => handlers.onMedia({ model, field, media }));
  const hasMedia = field !== null || media !== null;
  useEffect(() => {
    if (hasMedia && isReady) onMedia();
  }, [hasMedia, isReady]);
}
