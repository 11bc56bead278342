'use client';

import { Layers } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { latePart } from '@/components/ui/late-part';
import { useCommandSource } from '@/components/ui/use-command-source';
import { useLatePopover } from '@/components/ui/use-late-popover';
import { lateMessages } from '../messages-late';
import type { RequestState } from '../request/request-state';

const ComparePanel = latePart(async () => (await import('./compare-panel')).ComparePanel);

/** The command that opens the panel. */
export const compareCommand = 'create.several';

/** Opens the panel that runs the request on several models. */
export function CompareButton({ request }: { request: RequestState }) {
  const { button, popover, wasOpened } = useLatePopover();
  useCommandSource(() => [
    {
      id: compareCommand,
      group: 'here',
      label: lateMessages.compareModels,
      detail: lateMessages.compareModelsHint,
      run: () => popover.onOpenChange(true),
    },
  ]);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        title={lateMessages.compareModelsHint}
        aria-label={lateMessages.compareModels}
        className="max-desk:h-11"
        {...button}
      >
        <Layers aria-hidden />
        {lateMessages.compareModelsShort}
      </Button>
      {wasOpened && (
        <Suspense>
          <ComparePanel popover={popover} request={request} />
        </Suspense>
      )}
    </>
  );
}
