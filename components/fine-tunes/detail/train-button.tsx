'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { runFineTune } from '../api/fine-tunes';
import { fineTuneOptionsOptions } from '../api/options';
import { fineTuneKeys } from '@/lib/client/fine-tunes/keys';
import type { FineTuneAddress } from '@/lib/client/fine-tunes/repository';
import { toasts } from '@/lib/client/toasts';
import { detailMessages } from '../messages';
import { describeError } from '../describe-error';

/** Starts training, once there are tokens and where the service trains; one that does not say may be asked. */
export function TrainButton({ address, state }: { address: FineTuneAddress; state: string | null }) {
  const client = useQueryClient();
  const { data: options } = useQuery({ ...fineTuneOptionsOptions(), enabled: state === 'tokenized' });
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
  if (state !== 'tokenized' || options === undefined) return null;
  if (options?.can_train === false) return null;
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
