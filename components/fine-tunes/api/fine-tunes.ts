import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '@/lib/client/request';
import type { FineTuneView } from '@/lib/client/fine-tunes/fine-tune';
import { type FineTuneFilter, fineTuneKeys } from '@/lib/client/fine-tunes/keys';
import type { FineTunePage, LogLine } from './read-answers';
import { type FineTuneAddress, type Repository, fineTunePath, fineTunesPath } from '@/lib/client/fine-tunes/repository';

const pageSize = 50;
const mostLogLines = 1000;

function listQuery({ search, status, sort, page }: FineTuneFilter): string {
  const query = new URLSearchParams({ page: String(page), page_size: String(pageSize), sort });
  if (search.trim() !== '') query.set('search', search.trim());
  if (status !== '') query.set('status', status);
  return query.toString();
}

/** A page of a repository's fine-tunes, where the upstream lists them. */
export function fineTuneListOptions(of: Repository, filter: FineTuneFilter) {
  return queryOptions({
    queryKey: fineTuneKeys.list(of, filter),
    queryFn: async ({ signal }): Promise<FineTunePage> => {
      const [{ readFineTunePage }, body] = await Promise.all([
        import('./read-answers'),
        requestJson<unknown>(`${fineTunesPath(of)}?${listQuery(filter)}`, { signal }),
      ]);
      return readFineTunePage(body);
    },
    retry: false,
  });
}

/** One fine-tune, where the upstream tells of one. */
export function fineTuneOptions(of: FineTuneAddress) {
  return queryOptions({
    queryKey: fineTuneKeys.one(of),
    queryFn: async ({ signal }): Promise<FineTuneView> => {
      const [{ readFineTuneResponse }, body] = await Promise.all([
        import('./read-answers'),
        requestJson<unknown>(fineTunePath(of), { signal }),
      ]);
      return readFineTuneResponse(body);
    },
    retry: false,
  });
}

/** A fine-tune's log, where the upstream keeps one. */
export function fineTuneLogsOptions(of: FineTuneAddress) {
  return queryOptions({
    queryKey: fineTuneKeys.logs(of),
    queryFn: async ({ signal }): Promise<LogLine[]> => {
      const [{ readLogs }, body] = await Promise.all([
        import('./read-answers'),
        requestJson<unknown>(`${fineTunePath(of)}/logs?limit=${mostLogLines}`, { signal }),
      ]);
      return readLogs(body);
    },
    retry: false,
  });
}
