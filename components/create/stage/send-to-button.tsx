'use client';

import { ArrowRight } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { latePart } from '@/components/ui/late-part';
import { useLatePopover } from '@/components/ui/use-late-popover';
import type { LooseModel } from '@/lib/contract/model';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import type { SendTarget } from '@/lib/client/models/send-targets';
import { lateMessages } from '../messages-late';

const SendToPopover = latePart(async () => (await import('./send-to-popover')).SendToPopover);

/** Puts a result into any field of any model that accepts its kind. */
export function SendToButton({
  media,
  models,
  onUse,
}: {
  media: StudioMedia;
  models: LooseModel[];
  onUse: (use: SendTarget) => void;
}) {
  const { button, popover, wasOpened } = useLatePopover();
  return (
    <>
      <Button variant="ghost" {...button}>
        <ArrowRight aria-hidden />
        {lateMessages.sendTo}
      </Button>
      {wasOpened && (
        <Suspense>
          <SendToPopover popover={popover} kind={media.kind} models={models} onUse={onUse} />
        </Suspense>
      )}
    </>
  );
}
