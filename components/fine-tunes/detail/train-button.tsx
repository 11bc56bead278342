'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { runFineTune } from '../api/fine-tunes';
import { fineTuneKeys } from '@/lib/client/fine-tunes/keys';
import type { FineTuneAddress } from '@/lib/client/fine-tunes/repository';
import { toasts } from '@/lib/client/toasts';
import { detailMessages } from '../messages';
import { describeError } from '../describe-error';

/** Starts the training of a tokenized fine-tune. */
export function TrainButton({ address }: { address: FineTuneAddress }) {
  const client = useQueryClient();
  const run = useMutation({
    mutationFn: () => runFineTune(address),
    networkMode: 'always',
    onSuccess: (fineTune) => client.setQueryData(fineTuneKeys.one(address), fineTune),
    onError: (error) => {
      const { what, next } = describeError(error, 'run', address);
      toasts.show(`${what} ${next}`, { tone: 'bad' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: fineTuneKeys.one(address) }),
  });
  return (
    <Button
      variant="primary"
      size="lg"
      aria-disabled={run.isPending}
      onClick={() => {
        if (!run.isPending) run.mutate();
      }}
    >
      {detailMessages.train}
    </Button>
  );
}
