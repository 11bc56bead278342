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
 * @param flush stores the storyboard before anything starts, since the studio reads the shots from there; what runs can be cancelled
 * without it
 */
export function useWork(id: string, flush: () => Promise<boolean>): Work {
  const client = useQueryClient();
  const query = useQuery(storyboardWorkOptions(id));
  const send = useCallback(
    async (ask: () => Promise<StoryboardWork>, failed: (values: { why: string }) => string) => {
      try {
        const work = await ask();
        await client.cancelQueries({ queryKey: storyboardKeys.work(id) });
        client.setQueryData<StoryboardWork>(storyboardKeys.work(id), work);
        return true;
      } catch (thrown) {
        toasts.show(failed({ why: thrown instanceof Error ? thrown.message : '' }), { tone: 'bad' });
        return false;
      }
    },
    [client, id],
  );
  const run = useCallback(
    async (ask: () => Promise<StoryboardWork>) => {
      if (await flush()) return send(ask, messages.notStarted);
      toasts.show(messages.notStartedUnsaved, { tone: 'bad' });
      return false;
    },
    [flush, send],
  );
  const stop = useCallback(
    async (ask: () => Promise<StoryboardWork>) => void (await send(ask, messages.notCancelled)),
    [send],
  );
  return {
    takes: query.data?.takes ?? none,
    export: query.data?.export ?? null,
    isPending: query.isPending,
    error: query.data === undefined ? (query.error?.message ?? null) : null,
    start: useCallback((takes: readonly NewStoryboardTake[]) => run(() => startTakes(id, takes)), [run, id]),
    cancel: useCallback((takeId: string) => stop(() => cancelTake(id, takeId)), [stop, id]),
    startExport: useCallback(async () => void (await run(() => startExport(id, newId()))), [run, id]),
    cancelExport: useCallback((exportId: string) => stop(() => cancelExport(id, exportId)), [stop, id]),
  };
}
