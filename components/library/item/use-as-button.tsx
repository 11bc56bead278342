'use client';

import { ArrowRight } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { latePart } from '@/components/ui/late-part';
import { useLatePopover } from '@/components/ui/use-late-popover';
import type { StudioMedia } from '@/lib/contract/studio-media';
import { libraryMessages } from '../messages';

const UseAsPopover = latePart(async () => (await import('./use-as-popover')).UseAsPopover);

/** Takes an item on: into any field of any model that takes its kind. */
export function UseAsButton({ media }: { media: StudioMedia }) {
  const { button, popover, wasOpened } = useLatePopover();
  return (
    <>
      <Button {...button}>
        <ArrowRight aria-hidden />
        {libraryMessages.item.useAs}
      </Button>
      {wasOpened && (
        <Suspense>
          <UseAsPopover popover={popover} media={media} />
        </Suspense>
      )}
    </>
  );
}
