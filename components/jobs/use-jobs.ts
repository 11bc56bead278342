'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { allJobs } from '@/lib/client/jobs/job-pages';
import { jobListOptions } from '@/lib/client/jobs/jobs';

/** Every job of one's own loaded so far, newest first, and the query that loads older ones. */
export function useJobs() {
  const query = useInfiniteQuery(jobListOptions());
  const jobs = useMemo(() => allJobs(query.data), [query.data]);
  return { jobs, query };
}
