'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useJobs } from '@/components/jobs/use-jobs';
import { followStudio } from '@/lib/client/events/events';
import { countOpen } from '@/lib/client/job-pages';
import { cachedJobs } from '@/lib/client/jobs';
import { followBeingSeen, isSeen } from '@/lib/client/notifications/being-seen';
import { watchBatches } from '@/lib/client/notifications/watch-batches';
import { tellEnd } from './tell-end';
import { usePageSigns } from './use-page-signs';

/** Keeps what is shown true while the page is open, tells what has ended, and counts what goes on in the page's signs. */
export function Live() {
  const client = useQueryClient();
  const router = useRouter();
  const { jobs } = useJobs();
  const { running, waiting } = countOpen(jobs);
  /** How what ended while nobody looked has ended. */
  const [unseen, setUnseen] = useState<'done' | 'failed' | null>(null);

  useEffect(() => {
    const watch = watchBatches({
      jobsOf: (batchId) => cachedJobs(client).filter((job) => job.batchId === batchId),
      tell(ended) {
        const isBad = ended.some(({ status }) => status === 'failed' || status === 'unconfirmed');
        if (!isSeen()) setUnseen((before) => (isBad || before === 'failed' ? 'failed' : 'done'));
        void tellEnd(ended, (jobId) => router.push(`/?job=${jobId}`));
      },
    });
    const stopFollowing = followStudio({ client, onJobChanged: (_before, after) => watch.heard(after) });
    const stopSeeing = followBeingSeen(() => setUnseen(null));
    return () => {
      stopFollowing();
      stopSeeing();
      watch.stop();
    };
  }, [client, router]);

  usePageSigns(running + waiting, unseen);
  return null;
}
