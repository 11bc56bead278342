'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mediaChanges } from '@/lib/client/events/media-changes';
import { refreshReviews } from '@/lib/client/library/reviews';

/** Reads what people said on a board again when changes of the studio may have been missed. */
export function useReviewUpdates(board: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (board === undefined) return undefined;
    return mediaChanges.subscribe((change) => {
      if (change === 'anything') void refreshReviews(client, board);
    });
  }, [client, board]);
}
