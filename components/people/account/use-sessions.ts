'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reportActionError } from '@/lib/client/report-error';
import { toasts } from '@/lib/client/toasts';
import type { StudioSession } from '@/lib/contract/studio/studio-session';
import { endSession, refreshPeople, sessionsOptions } from '../api';
import { accountMessages } from './messages';

/** One's own sessions, and how to end one. */
export interface Sessions {
  /** Undefined until they are loaded. */
  sessions: StudioSession[] | undefined;
  /** When they were loaded. */
  loadedAt: Date;
  error: Error | null;
  reload: () => void;
  /** The id of the session that is being ended; null for none. */
  ending: string | null;
  end: (id: string) => void;
}

/** Reads one's own sessions and ends them, one at a time. */
export function useSessions(): Sessions {
  const client = useQueryClient();
  const { data, dataUpdatedAt, error, refetch } = useQuery(sessionsOptions());
  const { isPending, variables, mutate } = useMutation({
    mutationFn: endSession,
    networkMode: 'always',
    onSuccess: () => toasts.show(accountMessages.ended),
    onError: reportActionError,
    onSettled: () => refreshPeople(client),
  });
  return {
    sessions: data,
    loadedAt: new Date(dataUpdatedAt),
    error,
    reload: () => void refetch(),
    ending: isPending ? variables : null,
    end(id) {
      if (!isPending) mutate(id);
    },
  };
}
