'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { reportActionError } from '@/lib/client/report-error';
import { RequestError } from '@/lib/client/request';
import { studioMediaOptions } from '@/lib/client/studio-media/studio-media';
import { isUuid } from '@/lib/contract/is-uuid';
import { storyboardLimits } from '@/lib/contract/studio/storyboard-limits';
import { shotsOfMedia } from '../edit/new-content';
import { storyboardMessages as messages } from '../messages';
import { useCreateStoryboard } from './use-create-storyboard';

/** Creates a storyboard from the images and videos that the address names (`?media=id,id`), one shot each, and opens it. */
export function NewFromMedia() {
  const parameters = useSearchParams();
  const create = useCreateStoryboard();
  const client = useQueryClient();
  const router = useRouter();
  const start = useEffectEvent(async () => {
    const named = parameters.getAll('media').flatMap((text) => text.split(','));
    const ids = named.filter(isUuid).slice(0, storyboardLimits.shots);
    // Files that are gone are left out.
    const files = await Promise.all(ids.map((id) => client.fetchQuery(studioMediaOptions(id)).catch(emptyIfGone)));
    await create(shotsOfMedia(files.flat()), true);
  });
  const giveUp = useEffectEvent((error: unknown) => {
    reportActionError(error);
    router.replace('/storyboards');
  });
  useEffect(() => {
    // After the first effects of a strict development render, so that one storyboard is created.
    const timer = setTimeout(() => void start().catch((error: unknown) => giveUp(error)), 0);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="grid h-full place-items-center" role="status" aria-label={messages.loading}>
      <Skeleton className="h-40 w-[min(480px,80vw)]" />
    </main>
  );
}

/** Nothing in place of a file that is gone; any other error would lose shots without a word. */
function emptyIfGone(error: unknown): [] {
  if (error instanceof RequestError && error.status === 404) return [];
  throw error;
}
