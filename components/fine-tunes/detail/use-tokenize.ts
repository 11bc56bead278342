'use client';

import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { tokenizeFineTune } from '../api/fine-tunes';
import { fineTuneKeys } from '@/lib/client/fine-tunes/keys';
import type { FineTuneAddress } from '@/lib/client/fine-tunes/repository';
import { toasts } from '@/lib/client/toasts';
import { detailMessages } from '../messages';

/** Starts tokenizing. While one call for this fine-tune is pending, from any component, no second one is sent. */
export function useTokenize(address: FineTuneAddress) {
  const client = useQueryClient();
  const mutationKey = fineTuneKeys.tokenize(address);
  const isPending = useIsMutating({ mutationKey }) > 0;
  const mutation = useMutation({
    mutationKey,
    mutationFn: () => tokenizeFineTune(address),
    // Without a network it fails at once: a press should not act much later.
    networkMode: 'always',
    onSuccess: (fineTune) => {
      client.setQueryData(fineTuneKeys.one(address), fineTune);
      toasts.announce(detailMessages.began({ name: fineTune.name ?? address.id }));
    },
    // Also after a failure: only the service knows the current state.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: fineTuneKeys.lists(address) }),
        client.invalidateQueries({ queryKey: fineTuneKeys.one(address) }),
        client.invalidateQueries({ queryKey: fineTuneKeys.logs(address) }),
      ]),
  });
  return {
    isPending,
    error: mutation.error,
    start: () => {
      if (client.isMutating({ mutationKey }) === 0) mutation.mutate();
    },
  };
}
