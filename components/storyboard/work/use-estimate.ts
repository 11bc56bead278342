'use client';

import { useQuery } from '@tanstack/react-query';
import { describeRange } from '@/components/jobs/describe-job';
import { newId } from '@/lib/client/new-id';
import type { StoryboardShot } from '@/lib/contract/studio/storyboard';
import { storyboardMessages as messages } from '../messages';
import { estimateTakes, storyboardKeys } from '../storyboards';

/**
 * How long it takes to generate shots, by earlier runs; null while that is unknown.
 *
 * @param revision the stored revision; the estimate is read again for each
 */
export function useEstimate(id: string, revision: number, shots: readonly StoryboardShot[]): string | null {
  const ids = shots.map((shot) => shot.id);
  const { data } = useQuery({
    queryKey: [...storyboardKeys.one(id), 'estimate', revision, ids],
    queryFn: ({ signal }) =>
      estimateTakes(
        id,
        ids.map((shot) => ({ id: newId(), shot, purpose: 'shot' })),
        signal,
      ),
    enabled: ids.length > 0,
    staleTime: 60_000,
    retry: false,
  });
  if (data?.seconds == null) return null;
  return messages.estimate({ range: describeRange(data.seconds.low, data.seconds.high) });
}
