'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { stopFineTune } from '../api/fine-tunes';
import { fineTuneKeys } from '@/lib/client/fine-tunes/keys';
import type { FineTuneAddress } from '@/lib/client/fine-tunes/repository';
import { toasts } from '@/lib/client/toasts';
import { detailMessages } from '../messages';
import { describeError } from '../describe-error';

/** Stops the current run of a fine-tune. */
export function StopButton({ address }: { address: FineTuneAddress }) {
  const client = useQueryClient();
  const stop = useMutation({
    mutationFn: () => stopFineTune(address),
    networkMode: 'always',
    onSuccess: (fineTune) => client.setQueryData(fineTuneKeys.one(address), fineTune),
    onError: (error) => {
      const { what, next } = describeError(error, 'stop', address);
      toasts.show(`${what} ${next}`, { tone: 'bad' });
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: fineTuneKeys.one(address) }),
        client.invalidateQueries({ queryKey: fineTuneKeys.lists(address) }),
      ]),
  });
  return (
    <Button
      size="lg"
      aria-disabled={stop.isPending}
      onClick={() => {
        if (!stop.isPending) stop.mutate();
      }}
    >
      {stop.isPending ? detailMessages.stopping : detailMessages.stop}
    </Button>
  );
}
