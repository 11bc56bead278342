'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isMoving } from '@/lib/client/fine-tunes/fine-tune';
import { rememberAddressed } from './memory';
import { isMissing } from './options';
import { fineTuneKeys } from '@/lib/client/fine-tunes/keys';
import { fineTuneOptions } from './queries';
import type { FineTuneAddress } from '@/lib/client/fine-tunes/repository';
import { notices } from '@/lib/client/notices';
import { RequestError } from '@/lib/client/request';
import { addressedStore } from './addressed-store';
import { detailWords } from './detail-words';
import { useSettledError } from './use-settled-error';
import { stateNames } from './words';

/** How often one is read again while it moves: seldom while events tell of it. */
const intervalsMs = { withEvents: 5000, alone: 1500, whileAway: 4000 };
const eventsAreFreshMs = 10_000;

/**
 * One fine-tune, followed by events and by asking while it moves.
 *
 * @param cannotList whether the service has no list for the repository; null while nobody knows
 */
export function useFineTune(address: FineTuneAddress, cannotList: boolean | null) {
  const client = useQueryClient();
  const query = useQuery({
    ...fineTuneOptions(address),
    refetchInterval: ({ state }) => {
      if (state.error instanceof RequestError && state.error.status === 0) return intervalsMs.whileAway;
      if (isMissing(state.error) || !isMoving(state.data?.state ?? null)) return false;
      const heardAtMs = client.getQueryData<number>(fineTuneKeys.heard(address.id)) ?? 0;
      return Date.now() - heardAtMs < eventsAreFreshMs ? intervalsMs.withEvents : intervalsMs.alone;
    },
  });
  const { data = null } = query;
  const error = useSettledError(query);
  const status = error instanceof RequestError ? error.status : null;
  /** The service does not tell of single fine-tunes, so that nothing is known before tokenizing. */
  const isUnread = status === 405 || status === 501 || (status === 404 && cannotList === true);
  const isUndecided = status === 404 && cannotList === null;

  const before = useRef<string | null>(null);
  const state = data?.state ?? null;
  const name = data?.name ?? null;
  useEffect(() => {
    const was = before.current;
    before.current = state;
    if (was === null || state === null || was === state || state === 'tokenizing') return;
    notices.announce(detailWords.ended(name ?? address.id, stateNames[state] ?? state));
    void client.invalidateQueries({ queryKey: fineTuneKeys.lists(address) });
    void client.invalidateQueries({ queryKey: fineTuneKeys.logs(address) });
  }, [state, name, address, client]);

  const isKnown = data !== null || isUnread;
  useEffect(() => {
    if (!isKnown) return;
    rememberAddressed(window.localStorage, address, { name, status: state, at: new Date().toISOString() });
    addressedStore.changed();
  }, [isKnown, name, state, address]);

  return {
    fineTune: data,
    isPending: (query.isPending && error === null) || isUndecided,
    isUnread,
    error,
    refetch: query.refetch,
  };
}
