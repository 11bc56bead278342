'use client';

import { ArrowRight } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { latePart } from '@/components/ui/late-part';
import { useLatePopover } from '@/components/ui/use-late-popover';
import type { StudioMedia } from '@/lib/contract/studio-media';
import { libraryMessages } from '../messages';

const TakeAsPopover = latePart(async () => (await import('./use-as-popover')).TakeAsPopover);

/** Takes an item on: into any field of any model that takes its kind. */
export function TakeAsButton({ media }: { media: StudioMedia }) {
  const { button, popover, wasOpened } = useLatePopover();
  return (
    <>
      <Button {...button}>
        <ArrowRight aria-hidden />
        {libraryMessages.item.takeAs}
      </Button>
      {wasOpened && (
        <Suspense>
          <TakeAsPopover popover={popover} media={media} />
        </Suspense>
      )}
    </>
  );
}
