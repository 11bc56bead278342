import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { fineTuneOptionsSchema, datasetResponseSchema } from '@/lib/contract/fine-tunes/fine-tune';
import { RequestError, requestJson } from '@/lib/client/request';
import { type Repository, filePath, fineTunesPath } from '@/lib/client/fine-tunes/repository';

/** The options of new fine-tunes, as the service reports them. */
export type FineTuneOptions = z.infer<typeof fineTuneOptionsSchema>;
export type ScriptOption = FineTuneOptions['script_types'][number];
export type ColumnNeed = ScriptOption['column_sets'][number][number];
/** The service's description of a dataset in a repository. */
export type StoredDataset = z.infer<typeof datasetResponseSchema>['dataset'];

/** The statuses of a service that has no such endpoint. */
const missing = new Set([404, 405, 501]);

/** Whether an error means that the service has no such endpoint, or no such resource. */
export function isMissing(error: unknown): boolean {
  return error instanceof RequestError && missing.has(error.status);
}

/** Script types with their columns and parameters, and base models; null for a service that does not publish them. */
export function fineTuneOptionsOptions() {
  return queryOptions({
    queryKey: ['fine-tune-options'],
    queryFn: async ({ signal }): Promise<FineTuneOptions | null> => {
      const [{ fineTuneOptionsSchema }, body] = await Promise.all([
        import('@/lib/contract/fine-tunes/fine-tune'),
        requestJson<unknown>('/api/ai/fine_tunes/options', { signal }).catch((error: unknown) => {
          if (isMissing(error)) return null;
          throw error;
        }),
      ]);
      return fineTuneOptionsSchema.safeParse(body).data ?? null;
    },
    staleTime: 10 * 60_000,
  });
}

/** The files of a repository's branch that can be datasets; empty for a service that does not list them. */
export function datasetFilesOptions(of: Repository, branch: string) {
  return queryOptions({
    queryKey: ['dataset-files', of.namespace, of.repository, branch],
    queryFn: async ({ signal }): Promise<string[]> => {
      const [{ fileListSchema }, body] = await Promise.all([
        import('@/lib/contract/fine-tunes/fine-tune'),
        requestJson<unknown>(
          `${fineTunesPath(of).replace(/fine_tunes$/, 'files')}/${encodeURIComponent(branch)}?page_size=200`,
          { signal },
        ).catch((error: unknown) => {
          if (isMissing(error)) return null;
          throw error;
        }),
      ]);
      const entries = fileListSchema.safeParse(body).data?.entries ?? [];
      return entries.map(({ path }) => path).filter((path) => /\.(?:jsonl|ndjson|csv|tsv|parquet)$/i.test(path));
    },
    retry: false,
  });
}

/** The columns of a dataset in the repository. */
export function storedDatasetOptions(of: Repository, branch: string, path: string) {
  return queryOptions({
    queryKey: ['stored-dataset', of.namespace, of.repository, branch, path],
    queryFn: async ({ signal }): Promise<StoredDataset> => {
      const address = filePath(of, branch, path).replace('/file/', '/dataset/');
      const [{ datasetResponseSchema }, body] = await Promise.all([
        import('@/lib/contract/fine-tunes/fine-tune'),
        requestJson<unknown>(address, { signal }),
      ]);
      return datasetResponseSchema.parse(body).dataset;
    },
    retry: false,
  });
}
