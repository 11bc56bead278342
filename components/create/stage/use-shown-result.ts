'use client';

import { useMemo, useState } from 'react';
import type { StudioMedia } from '@/lib/contract/studio-media';
import type { StagedJob } from './use-staged-job';

/** Which of the staged job's results is looked at: the first, until another is chosen. */
export function useShownResult(staged: StagedJob) {
  const [chosen, setChosen] = useState<{ job: string; index: number } | null>(null);
  const job = staged.state === 'job' ? staged.job : null;
  const index = job !== null && chosen?.job === job.id ? chosen.index : 0;
  const media: StudioMedia | null = job?.status === 'succeeded' ? (job.results[index] ?? null) : null;
  const id = job?.id ?? null;
  return useMemo(
    () => ({
      index,
      media,
      show: (next: number) => {
        if (id !== null) setChosen({ job: id, index: next });
      },
    }),
    [index, media, id],
  );
}
