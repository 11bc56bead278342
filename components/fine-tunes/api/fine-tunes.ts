import type { JsonObject } from '@/lib/contract/model';
import { removeAt } from '@/lib/client/remove-at';
import { type RequestOptions, requestJson } from '@/lib/client/request';
import type { FineTuneView } from '@/lib/client/fine-tunes/fine-tune';
import { type FineTuneAddress, type Repository, fineTunePath, fineTunesPath } from '@/lib/client/fine-tunes/repository';
import { queryOptions } from '@tanstack/react-query';
import { type FineTuneFilter, fineTuneKeys } from '@/lib/client/fine-tunes/keys';
import { isMissing } from './options';
import type { FineTunePage, LogLine } from './read-responses';

const pageSize = 50;
const mostLogLines = 1000;

function listQuery({ search, status, sort, page }: FineTuneFilter): string {
  const query = new URLSearchParams({ page: String(page), page_size: String(pageSize), sort });
  if (search.trim() !== '') query.set('search', search.trim());
  if (status !== '') query.set('status', status);
  return query.toString();
}

/** A page of a repository's fine-tunes, if the upstream lists them. */
export function fineTuneListOptions(of: Repository, filter: FineTuneFilter) {
  return queryOptions({
    queryKey: fineTuneKeys.list(of, filter),
    queryFn: async ({ signal }): Promise<FineTunePage> => {
      const [{ readFineTunePage }, body] = await Promise.all([
        import('./read-responses'),
        requestJson<unknown>(`${fineTunesPath(of)}?${listQuery(filter)}`, { signal }),
      ]);
      return readFineTunePage(body);
    },
    retry: false,
  });
}

/** One fine-tune, if the upstream has an endpoint for it. */
export function fineTuneOptions(of: FineTuneAddress) {
  return queryOptions({
    queryKey: fineTuneKeys.one(of),
    queryFn: async ({ signal }): Promise<FineTuneView> => {
      const [{ readFineTuneResponse }, body] = await Promise.all([
        import('./read-responses'),
        requestJson<unknown>(fineTunePath(of), { signal }),
      ]);
      return readFineTuneResponse(body);
    },
    retry: false,
  });
}

/** A fine-tune's log, if the upstream has one. */
export function fineTuneLogsOptions(of: FineTuneAddress) {
  return queryOptions({
    queryKey: fineTuneKeys.logs(of),
    queryFn: async ({ signal }): Promise<LogLine[]> => {
      const [{ readLogs }, body] = await Promise.all([
        import('./read-responses'),
        requestJson<unknown>(`${fineTunePath(of)}/logs?limit=${mostLogLines}`, { signal }),
      ]);
      return readLogs(body);
    },
    retry: false,
  });
}

/** The body of a new fine-tune. */
export interface NewFineTune {
  /** Branch and path in one: `main/datasets/rows.jsonl`. */
  resource: string;
  base_model: string;
  script_type: string;
  /** Unique in its repository. */
  name: string;
  display_name: string;
  training_params?: JsonObject;
  use_lora?: boolean;
}

async function ask(path: string, options: RequestOptions): Promise<FineTuneView> {
  const [{ readFineTuneResponse }, body] = await Promise.all([
    import('./read-responses'),
    requestJson<unknown>(path, options),
  ]);
  return readFineTuneResponse(body);
}

/** Starts the tokenization of a fine-tune in the state `created`. Returns the updated fine-tune. */
export function tokenizeFineTune(of: FineTuneAddress): Promise<FineTuneView> {
  return ask(`${fineTunePath(of)}/tokenize`, { method: 'POST' });
}

/** Creates a fine-tune in the state `created`. */
export function createFineTune(of: Repository, made: NewFineTune): Promise<FineTuneView> {
  return ask(fineTunesPath(of), { method: 'POST', body: made });
}

/** The id of the fine-tune with this unique name; null if the repository has none, or the service has no list. */
export async function findFineTuneByName(of: Repository, name: string): Promise<string | null> {
  const query = new URLSearchParams({ search: name, page_size: '1' });
  const [{ readFineTunePage }, body] = await Promise.all([
    import('./read-responses'),
    requestJson<unknown>(`${fineTunesPath(of)}?${query.toString()}`).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    }),
  ]);
  return body === null ? null : (readFineTunePage(body).fineTunes[0]?.id ?? null);
}

/** Changes a fine-tune's display name. */
export function renameFineTune(of: FineTuneAddress, name: string): Promise<FineTuneView> {
  return ask(fineTunePath(of), { method: 'PATCH', body: { display_name: name } });
}

/** Stops the current run of a fine-tune. */
export function stopFineTune(of: FineTuneAddress): Promise<FineTuneView> {
  return ask(`${fineTunePath(of)}/actions/stop`, { method: 'POST' });
}

/** Starts the training of a fine-tune, if the upstream trains. */
export function runFineTune(of: FineTuneAddress): Promise<FineTuneView> {
  return ask(`${fineTunePath(of)}/actions/run`, { method: 'POST' });
}

/** Deletes a fine-tune for good. It succeeds too if the fine-tune is already gone. */
export async function deleteFineTune(of: FineTuneAddress): Promise<void> {
  await removeAt(fineTunePath(of), { keepalive: true });
}
