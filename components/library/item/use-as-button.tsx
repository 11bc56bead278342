'use client';

import { ArrowRight } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { latePart } from '@/components/ui/late-part';
import { useLatePopover } from '@/components/ui/use-late-popover';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { libraryMessages } from '../messages';

const UseAsPopover = latePart(async () => (await import('./use-as-popover')).UseAsPopover);

/** Opens the fields of all models that accept the item. */
export function UseAsButton({ media }: { media: StudioMedia }) {
  const { button, popover, wasOpened } = useLatePopover();
  return (
    <>
      <Button {...button}>
        <ArrowRight aria-hidden />
        {libraryMessages.item.sendTo}
      </Button>
      {wasOpened && (
        <Suspense>
          <UseAsPopover popover={popover} media={media} />
        </Suspense>
      )}
    </>
  );
}
