'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { newId } from '@/lib/client/new-id';
import { toasts } from '@/lib/client/toasts';
import type {
  NewStoryboardTake,
  StoryboardExport,
  StoryboardTake,
  StoryboardWork,
} from '@/lib/contract/studio/storyboard';
import { storyboardMessages as messages } from '../messages';
import {
  cancelExport,
  cancelTake,
  startExport,
  startTakes,
  storyboardKeys,
  storyboardWorkOptions,
} from '../storyboards';

/** What runs for a storyboard, and what can be done with it. */
export interface Work {
  takes: readonly StoryboardTake[];
  export: StoryboardExport | null;
  isPending: boolean;
  /** Why the takes could not be read; null when they could. */
  error: string | null;
  /** Starts takes; false when the studio refused, which is then shown. */
  start: (takes: readonly NewStoryboardTake[]) => Promise<boolean>;
  cancel: (takeId: string) => Promise<void>;
  startExport: () => Promise<void>;
  cancelExport: (exportId: string) => Promise<void>;
}

const none: readonly StoryboardTake[] = [];

/**
 * The work on a storyboard.
 *
 * @param flush stores the storyboard first, since the studio reads the shots from there
 */
export function useWork(id: string, flush: () => Promise<boolean>): Work {
  const client = useQueryClient();
  const query = useQuery(storyboardWorkOptions(id));
  const run = useCallback(
    async (ask: () => Promise<StoryboardWork>) => {
      try {
        if (!(await flush())) return false;
        const work = await ask();
        await client.cancelQueries({ queryKey: storyboardKeys.work(id) });
        client.setQueryData<StoryboardWork>(storyboardKeys.work(id), work);
        return true;
      } catch (thrown) {
        toasts.show(messages.notStarted(thrown instanceof Error ? thrown.message : ''), { tone: 'bad' });
        return false;
      }
    },
    [client, flush, id],
  );
  return {
    takes: query.data?.takes ?? none,
    export: query.data?.export ?? null,
    isPending: query.isPending,
    error: query.data === undefined ? (query.error?.message ?? null) : null,
    start: useCallback((takes: readonly NewStoryboardTake[]) => run(() => startTakes(id, takes)), [run, id]),
    cancel: useCallback(async (takeId: string) => void (await run(() => cancelTake(id, takeId))), [run, id]),
    startExport: useCallback(async () => void (await run(() => startExport(id, newId()))), [run, id]),
    cancelExport: useCallback(
      async (exportId: string) => void (await run(() => cancelExport(id, exportId))),
      [run, id],
    ),
  };
}
