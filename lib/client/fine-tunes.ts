import { queryOptions } from '@tanstack/react-query';
import type { LooseFineTune } from '../contract/fine-tune.ts';
import { requestJson } from './request.ts';

/** A repository, as fine-tunes are addressed by it. */
export interface Repository {
  namespace: string;
  repository: string;
}

/** The keys of everything about fine-tunes in the query cache. */
export const fineTuneKeys = {
  list: ({ namespace, repository }: Repository) => ['fine-tunes', namespace, repository] as const,
};

function fineTunesPath({ namespace, repository }: Repository): string {
  return `/api/repos/${encodeURIComponent(namespace)}/${encodeURIComponent(repository)}/fine_tunes`;
}

/** A repository's fine-tunes, where the upstream lists them. */
export function fineTuneListOptions(of: Repository) {
  return queryOptions({
    queryKey: fineTuneKeys.list(of),
    queryFn: async ({ signal }): Promise<LooseFineTune[]> => {
      const [{ looseFineTuneListSchema }, body] = await Promise.all([
        import('../contract/fine-tune.ts'),
        requestJson<unknown>(fineTunesPath(of), { signal }),
      ]);
      return looseFineTuneListSchema.parse(body).fine_tunes;
    },
    retry: false,
  });
}

/** Starts the tokenization of a fine-tune in the state `created`. Answers the fine-tune as it then is. */
export async function tokenizeFineTune({ id, ...of }: Repository & { id: string }): Promise<LooseFineTune> {
  const [{ looseFineTuneResponseSchema }, body] = await Promise.all([
    import('../contract/fine-tune.ts'),
    requestJson<unknown>(`${fineTunesPath(of)}/${encodeURIComponent(id)}/tokenize`, { method: 'POST' }),
  ]);
  return looseFineTuneResponseSchema.parse(body).fine_tune;
}
