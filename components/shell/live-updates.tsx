'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useJobs } from '@/components/jobs/use-jobs';
import { followPerson } from '@/lib/client/events/follow-person';
import { followStudio } from '@/lib/client/events/follow-studio';
import { countOpen } from '@/lib/client/jobs/job-pages';
import { cachedJobs } from '@/lib/client/jobs/jobs';
import { cachedOpenJobs } from '@/lib/client/jobs/queue';
import { isOwn } from '@/lib/client/me';
import { watchBatches } from './notifications/watch-batches';
import { followTabVisibility, isTabVisible } from './notifications/tab-visibility';
import { notifyBatchEnd } from './notifications/notify-batch-end';
import { useEmptyQueue } from './notifications/use-empty-queue';
import { useTabBadge } from './notifications/use-tab-badge';

/**
 * Follows the studio while the page is open: updates the cache, sends notifications of one's own finished batches, and shows
 * the number of one's own open jobs in the tab.
 */
export function LiveUpdates() {
  const client = useQueryClient();
  const router = useRouter();
  const { jobs } = useJobs();
  const { running, waiting } = countOpen(jobs);
  /** The outcome of the batches that ended while this tab was not visible. */
  const [unseen, setUnseen] = useState<'done' | 'failed' | null>(null);

  useEffect(() => {
    const watch = watchBatches({
      jobsOf: (batchId) => cachedJobs(client).filter((job) => job.batchId === batchId),
      onEnd(ended) {
        const isBad = ended.some(({ status }) => status === 'failed' || status === 'unconfirmed');
        if (!isTabVisible()) setUnseen((before) => (isBad || before === 'failed' ? 'failed' : 'done'));
        void notifyBatchEnd(ended, (jobId) => router.push(`/?job=${jobId}`));
      },
    });
    const stopFollowing = followStudio({ client, onJobChanged: (_before, after) => watch.jobChanged(after) });
    const stopVisibility = followTabVisibility(() => setUnseen(null));
    return () => {
      stopFollowing();
      stopVisibility();
      watch.stop();
    };
  }, [client, router]);

  useEffect(() => {
    const stopped = new AbortController();
    followPerson({ signal: stopped.signal });
    return () => stopped.abort();
  }, []);

  useEmptyQueue(running + waiting, {
    hasOthers: () => cachedOpenJobs(client).some(({ owner }) => !isOwn(owner)),
    onPress: () => router.push('/'),
  });
  useTabBadge(running + waiting, unseen);
  return null;
}
