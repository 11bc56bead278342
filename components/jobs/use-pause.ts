'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { patchQueue, setQueuePaused } from '@/lib/client/jobs/queue';
import { reportActionError } from '@/lib/client/report-error';

/** Pauses or resumes the queue. The page shows it before the studio has answered. */
export function usePause(): (isPaused: boolean) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: setQueuePaused,
    onMutate: (isPaused) => patchQueue(client, { pausedAt: isPaused ? new Date().toISOString() : null }),
    onSuccess: (state) => patchQueue(client, state),
    onError: (error, isPaused) => {
      patchQueue(client, { pausedAt: isPaused ? null : new Date().toISOString() });
      reportActionError(error);
    },
  });
  return mutate;
}
