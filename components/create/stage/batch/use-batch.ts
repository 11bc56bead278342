'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useJobs } from '@/components/jobs/use-jobs';
import { type BatchCell, batchCells, inRequestOrder, sweepCells } from '@/lib/client/jobs/batch-cells';
import { type CellDifference, batchDifferences } from '@/lib/client/jobs/batch-differences';
import { batchOptions, updateBatchItems } from '@/lib/client/jobs/batches';
import { sweepOptions } from '@/lib/client/jobs/sweeps';
import { schemaOf } from '@/lib/client/models/schema-of';
import type { JsonObject, LooseModel } from '@/lib/contract/model';
import type { LibraryItem } from '@/lib/contract/studio/library';
import type { Sweep } from '@/lib/contract/studio/sweep';
import { isOpenJob } from '@/lib/contract/studio/studio-job-status';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { ownCount } from '@/lib/client/models/own-count';
import { isModel } from '../../request/use-model';
import { lateMessages } from '../../messages-late';
import { batchMessages } from './messages';

const rereadMs = 5000;

/** The batch on the stage: one press, whether of one job or of many. */
export interface Batch {
  id: string;
  /** At least one. */
  cells: readonly BatchCell[];
  /** By the keys of the cells. */
  differences: ReadonlyMap<string, CellDifference[]>;
  /** The state of a result in the library; null while unknown. */
  itemOf: (mediaId: string) => LibraryItem | null;
  schemaOf: (job: StudioJob) => JsonObject | null;
  /** Its axes, if it is a sweep; `loading` until they are known. */
  sweep: Sweep | 'loading' | null;
}

/** The batch of a job, from the list of jobs and, where that has only a part, from the studio. */
export function useBatch(job: StudioJob | null, models: readonly LooseModel[]): Batch | null {
  const client = useQueryClient();
  const { jobs: listed } = useJobs();
  const id = job?.batchId ?? null;
  useEffect(() => updateBatchItems(client), [client]);

  const known = useMemo(() => {
    const own = listed.filter(({ batchId }) => batchId === id);
    return job === null || own.some((one) => one.id === job.id) ? own : [...own, job];
  }, [listed, id, job]);
  const results = known.reduce((count, one) => count + one.results.length, 0);
  const { data, isError } = useQuery({
    ...batchOptions(id ?? '', results),
    enabled: id !== null,
    // Of the same batch, while it is read again.
    placeholderData: (before) => (before?.jobs.some(({ batchId }) => batchId === id) === true ? before : undefined),
    // Jobs that the list does not have get no events.
    refetchInterval: ({ state }) =>
      state.data?.jobs.some((one) => isOpenJob(one.status) && !known.some((other) => other.id === one.id)) === true
        ? rereadMs
        : false,
  });

  const jobs = useMemo(() => {
    const ids = new Set(known.map((one) => one.id));
    const others = data?.jobs.filter((one) => one.batchId === id && !ids.has(one.id)) ?? [];
    return inRequestOrder([...known, ...others]);
  }, [known, data, id]);
  const isSweep = job !== null && job.sweepTitle !== null;
  const axes = useQuery({ ...sweepOptions(id ?? ''), enabled: isSweep });
  // Without its axes, or one of its jobs, it is a batch like any other.
  const isSweepLoading = isSweep && !axes.isError && !isError && (axes.data === undefined || data === undefined);

  const items = useMemo(() => new Map(data?.items.map((item) => [item.media.id, item])), [data]);

  return useMemo(() => {
    if (id === null) return null;
    const schema = (one: StudioJob) => {
      const model = models.find((candidate) => isModel(candidate, one.model));
      return model === undefined ? null : schemaOf(model);
    };
    const all = batchCells(jobs, (one) => ownCount(schema(one) ?? {}, one.request)?.count ?? 1);
    const sweep = axes.data ?? null;
    const placed = sweep === null ? null : sweepCells(all, sweep.jobIds);
    const cells = placed ?? all;
    return {
      id,
      sweep: placed !== null ? sweep : isSweepLoading ? 'loading' : null,
      cells,
      differences: batchDifferences(cells, schema, { ...lateMessages, ...batchMessages.differences }),
      itemOf: (mediaId) => items.get(mediaId) ?? null,
      schemaOf: schema,
    };
  }, [id, jobs, items, models, axes.data, isSweepLoading]);
}
