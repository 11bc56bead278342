import { queryOptions } from '@tanstack/react-query';
import type { EngineList } from '../../contract/engines.ts';
import { request } from '../request.ts';

/** The keys of everything about engines in the query cache. */
export const engineKeys = {
  list: ['engines', 'list'] as const,
  of: (name: string) => ['engines', 'of', name] as const,
};

/** The engines of the service; null for a service that has none to show, such as the hosted one. */
export function engineListOptions() {
  return queryOptions({
    queryKey: engineKeys.list,
    queryFn: async ({ signal }): Promise<EngineList | null> => {
      const [{ engineListSchema }, response] = await Promise.all([
        import('../../contract/engines.ts'),
        request('/api/ai/engines', { signal }),
      ]);
      return response.status === 204 ? null : engineListSchema.parse(await response.json());
    },
    staleTime: 4000,
  });
}

/** The path of an engine in the media API. */
export function enginePath(name: string): string {
  return `/api/ai/engines/${encodeURIComponent(name)}`;
}

/** Asks an engine whether it answers, and what it has. */
export async function checkEngine(name: string): Promise<void> {
  await request(`${enginePath(name)}/check`, { method: 'POST' });
}
