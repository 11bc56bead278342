'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fineTuneKeys, tokenizeFineTune } from '@/lib/client/fine-tunes';
import type { Address } from './address-schema';

/**
 * Starts tokenization; while one call is under way a second is not sent.
 *
 * @param onBegan told the fine-tune's name, or its id, once it has begun
 */
export function useTokenize(onBegan?: (name: string) => void) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: tokenizeFineTune,
    onSuccess: (fineTune, { id }: Address) => onBegan?.(fineTune.name ?? id),
    onSettled: (_data, _error, address) => client.invalidateQueries({ queryKey: fineTuneKeys.list(address) }),
  });
  return {
    ...mutation,
    start: (address: Address) => {
      if (!mutation.isPending) mutation.mutate(address);
    },
  };
}
