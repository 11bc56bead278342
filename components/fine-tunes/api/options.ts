import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { fineTuneOptionsSchema } from '@/lib/contract/fine-tunes/fine-tune';
import { RequestError, request, requestJson } from '@/lib/client/request';
import { type Repository, filePath, fineTunesPath } from '@/lib/client/fine-tunes/repository';

/** The options of new fine-tunes, as the service reports them. */
export type FineTuneOptions = z.infer<typeof fineTuneOptionsSchema>;
export type BaseModelOption = FineTuneOptions['base_models'][number];

/** Larger datasets of the repository are left to the service. */
const mostStoredBytes = 256 * 1024 * 1024;

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

/** A dataset that is already in the repository, to be checked in the browser; null where the service gives no files. */
export function storedDatasetOptions(of: Repository, branch: string, path: string) {
  return queryOptions({
    queryKey: ['stored-dataset', of.namespace, of.repository, branch, path],
    queryFn: async ({ signal }): Promise<File | null> => {
      const response = await request(filePath(of, branch, path), { signal }).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      const bytes = Number(response?.headers.get('content-length') ?? 0);
      if (response === null || bytes > mostStoredBytes) return null;
      return new File([await response.blob()], path.split('/').at(-1) ?? path);
    },
    retry: false,
    structuralSharing: false,
  });
}
