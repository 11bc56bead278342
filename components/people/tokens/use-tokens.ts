'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reportActionError } from '@/lib/client/report-error';
import { toasts } from '@/lib/client/toasts';
import type { ApiToken } from '@/lib/contract/studio/api-token';
import { refreshPeople, removeToken, tokensOptions } from '../api';
import { tokenMessages } from './messages';

/** One's own API tokens, and how to remove one. */
export interface Tokens {
  /** The newest first; undefined until they are loaded. */
  tokens: ApiToken[] | undefined;
  /** When they were loaded. */
  loadedAt: Date;
  error: Error | null;
  reload: () => void;
  /** The id of the token that is being removed; null for none. */
  removing: string | null;
  remove: (id: string) => void;
}

/**
 * Reads one's own API tokens and removes them, one at a time.
 *
 * @param onRemoved gets the id of a token that was removed
 */
export function useTokens({ onRemoved }: { onRemoved: (id: string) => void }): Tokens {
  const client = useQueryClient();
  const { data, dataUpdatedAt, error, refetch } = useQuery(tokensOptions());
  const { isPending, variables, mutate } = useMutation({
    mutationFn: removeToken,
    networkMode: 'always',
    onSuccess(_nothing, id) {
      onRemoved(id);
      toasts.show(tokenMessages.removed);
    },
    onError: reportActionError,
    onSettled: () => refreshPeople(client),
  });
  return {
    tokens: data,
    loadedAt: new Date(dataUpdatedAt),
    error,
    reload: () => void refetch(),
    removing: isPending ? variables : null,
    remove(id) {
      if (!isPending) mutate(id);
    },
  };
}
