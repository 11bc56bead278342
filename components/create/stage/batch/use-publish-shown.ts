'use client';

import { useLayoutEffect } from 'react';
import { stagedMedia } from '@/components/schema-form/media/staged-media';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { shownCell } from './shown-cell';

/** Tells the details which cell is shown, and the form which result it can offer to its fields. */
export function usePublishShown({ cell, media }: { cell: string | null; media: StudioMedia | null }): void {
  useLayoutEffect(() => {
    shownCell.set(cell);
    return () => shownCell.set(null);
  }, [cell]);
  useLayoutEffect(() => {
    stagedMedia.set(media);
    return () => stagedMedia.set(null);
  }, [media]);
}
