'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { jobOptions } from '@/lib/client/jobs';
import type { StudioJob } from '@/lib/contract/studio-job';

/** Reads the job whose settings a link brought here, as from the library: `/?remix=<id>`. Null for one that nobody knows. */
export function useLinkedRemix({
  jobId,
  isReady,
  onRead,
}: {
  jobId: string | null;
  /** Whether the form and the models are there. */
  isReady: boolean;
  onRead: (job: StudioJob | null) => void;
}): void {
  const queries = useQueryClient();
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (jobId === null || !isReady) return undefined;
    let isStale = false;
    queries.fetchQuery(jobOptions(jobId)).then(
      (job) => isStale || read(job),
      () => isStale || read(null),
    );
    return () => {
      isStale = true;
    };
  }, [jobId, isReady, queries]);
}
