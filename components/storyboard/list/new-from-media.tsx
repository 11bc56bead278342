'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { isUuid } from '@/lib/contract/is-uuid';
import { storyboardLimits } from '@/lib/contract/studio/storyboard-limits';
import { shotsOfMedia } from '../edit/new-content';
import { storyboardMessages as messages } from '../messages';
import { useCreateStoryboard } from './use-create-storyboard';

/** Creates a storyboard from the images that the address names (`?media=id,id`), one shot each, and opens it. */
export function NewFromMedia() {
  const parameters = useSearchParams();
  const create = useCreateStoryboard();
  const start = useEffectEvent(() => {
    const ids = parameters.getAll('media').flatMap((text) => text.split(','));
    void create(shotsOfMedia(ids.filter(isUuid).slice(0, storyboardLimits.shots)), true);
  });
  useEffect(() => {
    // After the first effects of a strict development render, so that one storyboard is created.
    const timer = setTimeout(() => start(), 0);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="grid h-full place-items-center" role="status" aria-label={messages.loading}>
      <Skeleton className="h-40 w-[min(480px,80vw)]" />
    </main>
  );
}
