'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { reportActionError } from '@/lib/client/report-error';

const load = () => import('./offer-model');

/** Whether files from outside of the page are dragged; an image of the page can be dragged as a file, too. */
function hasFiles({ dataTransfer }: DragEvent): boolean {
  const types = dataTransfer?.types ?? [];
  return types.includes('Files') && !types.includes('text/uri-list');
}

/**
 * Offers to make a model of a dropped file with a ComfyUI workflow, beside what a field does with the file. Where
 * models can be added, such a file can be dropped anywhere.
 */
export function useWorkflowDrops(): void {
  const client = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    let canAdd = false;
    async function look() {
      const { findTarget } = await load();
      canAdd = (await findTarget(client)) !== null;
    }
    function onDrop(event: DragEvent) {
      const { dataTransfer, defaultPrevented: isTaken } = event;
      if (dataTransfer === null || !(isTaken || (canAdd && hasFiles(event)))) return;
      event.preventDefault();
      const [file, ...others] = dataTransfer.files;
      if (file === undefined || others.length > 0) return;
      load()
        .then(({ offerModel }) => offerModel(client, file, { isTaken, open: (address) => router.push(address) }))
        .catch(reportActionError);
    }
    window.addEventListener('dragenter', (event) => void (hasFiles(event) && look().catch(() => undefined)), {
      signal,
    });
    window.addEventListener('dragover', (event) => void (canAdd && hasFiles(event) && event.preventDefault()), {
      signal,
    });
    window.addEventListener('drop', onDrop, { signal });
    return () => stopped.abort();
  }, [client, router]);
}
