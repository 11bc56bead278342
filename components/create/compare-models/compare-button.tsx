'use client';

import { Layers } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { latePart } from '@/components/ui/late-part';
import { useCommandSource } from '@/components/ui/use-command-source';
import { useLatePopover } from '@/components/ui/use-late-popover';
import type { useRequest } from '../request/use-request';
import { formWords } from '../form-words';

const SeveralPanel = latePart(async () => (await import('./compare-panel')).SeveralPanel);

/** The way to send the brief to several models at once. */
export function SeveralButton({ request }: { request: ReturnType<typeof useRequest> }) {
  const { button, popover, wasOpened } = useLatePopover();
  useCommandSource(() => [
    {
      id: 'create.several',
      group: 'here',
      words: formWords.several,
      detail: formWords.severalHint,
      run: () => popover.onOpenChange(true),
    },
  ]);
  return (
    <>
      <Button variant="quiet" size="sm" title={formWords.severalHint} className="max-desk:h-11" {...button}>
        <Layers aria-hidden />
        {formWords.several}
      </Button>
      {wasOpened && (
        <Suspense>
          <SeveralPanel popover={popover} request={request} />
        </Suspense>
      )}
    </>
  );
}
