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
 * @param isSaved whether that revision is what is shown; meanwhile the last estimate of these shots stays
 */
export function useEstimate(
  id: string,
  revision: number,
  shots: readonly StoryboardShot[],
  isSaved: boolean,
): string | null {
  const ids = shots.map((shot) => shot.id);
  const same = ids.join();
  const { data } = useQuery({
    queryKey: [...storyboardKeys.one(id), 'estimate', same, revision],
    queryFn: ({ signal }) =>
      estimateTakes(
        id,
        ids.map((shot) => ({ id: newId(), shot, purpose: 'shot' })),
        signal,
      ),
    enabled: isSaved && ids.length > 0,
    placeholderData: (before, query) => (query?.queryKey[3] === same ? before : undefined),
    staleTime: 60_000,
    retry: false,
  });
  if (data?.seconds == null) return null;
  return messages.estimate({ range: describeRange(data.seconds.low, data.seconds.high) });
}
