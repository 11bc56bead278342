import { queryOptions } from '@tanstack/react-query';
import type {
  NewStoryboardTake,
  Storyboard,
  StoryboardContent,
  StoryboardEstimate,
  StoryboardSummary,
  StoryboardWork,
} from '@/lib/contract/studio/storyboard';
import { request, requestJson } from '@/lib/client/request';
import { isOpenTake } from '@/lib/storyboard/shot-state';

/** The keys of storyboards in the query cache. */
export const storyboardKeys = {
  list: ['storyboards'] as const,
  one: (id: string) => ['storyboards', id] as const,
  work: (id: string) => ['storyboards', id, 'work'] as const,
};

const pollMs = 1200;

function pathOf(id: string, rest = ''): string {
  return `/api/studio/storyboards/${encodeURIComponent(id)}${rest}`;
}

/** All storyboards, last changed first. Another browser may have changed them, so they are read at each visit. */
export function storyboardListOptions() {
  return queryOptions({
    queryKey: storyboardKeys.list,
    queryFn: async ({ signal }) => {
      const answer = await requestJson<{ storyboards: StoryboardSummary[] }>('/api/studio/storyboards', { signal });
      return answer.storyboards;
    },
    refetchOnMount: 'always',
  });
}

/** A storyboard. It is read again when the window gets the focus, since another one may have changed it. */
export function storyboardOptions(id: string) {
  return queryOptions({
    queryKey: storyboardKeys.one(id),
    queryFn: ({ signal }) => requestJson<Storyboard>(pathOf(id), { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    retry: 1,
  });
}

/** Whether something of a storyboard still runs. */
export function isWorking(work: StoryboardWork | undefined): boolean {
  return work !== undefined && (work.takes.some(isOpenTake) || work.export?.state === 'running');
}

/** The takes and the newest export; read again and again while something runs. */
export function storyboardWorkOptions(id: string) {
  return queryOptions({
    queryKey: storyboardKeys.work(id),
    queryFn: ({ signal }) => requestJson<StoryboardWork>(pathOf(id, '/takes'), { signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isWorking(state.data) ? pollMs : false),
  });
}

/** Stores a storyboard. @throws RequestError `conflict` when it was changed elsewhere */
export function saveStoryboard(
  id: string,
  body: { revision: number; content: StoryboardContent },
  keepalive = false,
): Promise<Storyboard> {
  return requestJson<Storyboard>(pathOf(id), { method: 'PUT', body, keepalive });
}

/** Deletes a storyboard; `restoreStoryboard` undoes it. */
export async function deleteStoryboard(id: string): Promise<void> {
  await request(pathOf(id), { method: 'DELETE' });
}

/** Restores a deleted storyboard. */
export async function restoreStoryboard(id: string): Promise<void> {
  await request(pathOf(id, '/restore'), { method: 'POST' });
}

/** Starts takes. */
export function startTakes(id: string, takes: readonly NewStoryboardTake[]): Promise<StoryboardWork> {
  return requestJson<StoryboardWork>(pathOf(id, '/takes'), { method: 'POST', body: { takes } });
}

/** How long takes would run. */
export function estimateTakes(
  id: string,
  takes: readonly NewStoryboardTake[],
  signal: AbortSignal,
): Promise<StoryboardEstimate> {
  return requestJson<StoryboardEstimate>(pathOf(id, '/estimate'), { method: 'POST', body: { takes }, signal });
}

/** Cancels a take. */
export function cancelTake(id: string, takeId: string): Promise<StoryboardWork> {
  return requestJson<StoryboardWork>(pathOf(id, `/takes/${takeId}/cancel`), { method: 'POST' });
}

/** Starts an export under a new id. */
export function startExport(id: string, exportId: string): Promise<StoryboardWork> {
  return requestJson<StoryboardWork>(pathOf(id, '/exports'), { method: 'POST', body: { id: exportId } });
}

/** Cancels an export. */
export function cancelExport(id: string, exportId: string): Promise<StoryboardWork> {
  return requestJson<StoryboardWork>(pathOf(id, `/exports/${exportId}/cancel`), { method: 'POST' });
}
