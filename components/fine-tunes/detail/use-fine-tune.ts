'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isMoving, type FineTuneView } from '@/lib/client/fine-tunes/fine-tune';
import { isMissing } from '../api/options';
import { fineTuneKeys } from '@/lib/client/fine-tunes/keys';
import type { FineTuneAddress } from '@/lib/client/fine-tunes/repository';
import { RequestError } from '@/lib/client/request';
import { useSettledError } from '../use-settled-error';
import { rememberOpened } from '../remembered';
import { fineTuneOptions } from '../api/fine-tunes';
import { toasts } from '@/lib/client/toasts';
import { detailMessages } from '../messages';
import { nameState } from '../name-state';

/** How often a changing fine-tune is fetched: seldom while events report on it. */
const intervalsMs = { withEvents: 5000, alone: 1500, whileAway: 4000 };
const eventsAreFreshMs = 10_000;

/** One fine-tune, as far as it could be fetched. */
export interface FollowedFineTune {
  fineTune: FineTuneView | null;
  isPending: boolean;
  /** Whether the service has no endpoint for single fine-tunes, so that the state is unknown before tokenizing. */
  isUnread: boolean;
  error: Error | null;
  refetch: () => void;
}

/**
 * One fine-tune, polled while it is in progress: seldom while events report on it.
 *
 * @param cannotList whether the service has no list for the repository; null while unknown
 */
export function useFineTune(address: FineTuneAddress, cannotList: boolean | null): FollowedFineTune {
  const client = useQueryClient();
  const query = useQuery({
    ...fineTuneOptions(address),
    refetchInterval: ({ state }) => {
      if (state.error instanceof RequestError && state.error.status === 0) return intervalsMs.whileAway;
      if (isMissing(state.error) || !isMoving(state.data?.state ?? null)) return false;
      const lastEventAtMs = client.getQueryData<number>(fineTuneKeys.lastEvent(address.id)) ?? 0;
      return Date.now() - lastEventAtMs < eventsAreFreshMs ? intervalsMs.withEvents : intervalsMs.alone;
    },
  });
  const { data = null } = query;
  const error = useSettledError(query);
  const status = error instanceof RequestError ? error.status : null;
  const isUnread = status === 405 || status === 501 || (status === 404 && cannotList === true);
  const isUndecided = status === 404 && cannotList === null;

  const before = useRef<string | null>(null);
  const state = data?.state ?? null;
  const name = data?.name ?? null;
  useEffect(() => {
    const was = before.current;
    before.current = state;
    if (was === null || state === null || was === state || state === 'tokenizing') return;
    toasts.announce(detailMessages.ended({ name: name ?? address.id, state: nameState(state) }));
    void client.invalidateQueries({ queryKey: fineTuneKeys.lists(address) });
    void client.invalidateQueries({ queryKey: fineTuneKeys.logs(address) });
  }, [state, name, address, client]);

  const isKnown = data !== null || isUnread;
  useEffect(() => {
    if (!isKnown) return;
    rememberOpened(window.localStorage, address, { name, status: state, at: new Date().toISOString() });
  }, [isKnown, name, state, address]);

  return {
    fineTune: data,
    isPending: (query.isPending && error === null) || isUndecided,
    isUnread,
    error,
    refetch: () => void query.refetch(),
  };
}
