'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useCallback, useRef } from 'react';
import { newId } from '@/lib/client/new-id';
import { toasts } from '@/lib/client/toasts';
import type { StoryboardShot } from '@/lib/contract/studio/storyboard';
import { newContent } from '../edit/new-content';
import { storyboardMessages } from '../messages';
import { saveStoryboard, storyboardKeys } from '../storyboards';

/** Creates a storyboard with some shots and opens it. While one is being created, further calls do nothing. */
export function useCreateStoryboard(): (shots: StoryboardShot[], isReplacing?: boolean) => Promise<void> {
  const client = useQueryClient();
  const router = useRouter();
  const isBusy = useRef(false);
  return useCallback(
    async (shots, isReplacing = false) => {
      if (isBusy.current) return;
      isBusy.current = true;
      try {
        const stored = await saveStoryboard(newId(), { revision: 0, content: newContent(shots) });
        client.setQueryData(storyboardKeys.one(stored.id), stored);
        const address = `/storyboards/${stored.id}`;
        if (isReplacing) router.replace(address);
        else router.push(address);
      } catch (thrown) {
        toasts.show(storyboardMessages.notCreated({ why: thrown instanceof Error ? thrown.message : '' }), {
          tone: 'bad',
        });
      } finally {
        isBusy.current = false;
      }
    },
    [client, router],
  );
}
