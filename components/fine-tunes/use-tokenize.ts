'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fineTuneKeys, tokenizeFineTune } from '@/lib/client/fine-tunes';
import { notices } from '@/lib/client/notices';
import type { Address } from './address-schema';
import { fineTuneWords } from './words';

/** Starts tokenization; while one call is under way a second is not sent. */
export function useTokenize() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: tokenizeFineTune,
    onSuccess: (fineTune, { id }: Address) => notices.announce(fineTuneWords.began(fineTune.name ?? id)),
    onSettled: (_data, _error, address) => client.invalidateQueries({ queryKey: fineTuneKeys.list(address) }),
  });
  return {
    ...mutation,
    start: (address: Address) => {
      if (!mutation.isPending) mutation.mutate(address);
    },
  };
}
