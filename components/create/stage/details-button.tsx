'use client';

import { Info } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { latePart } from '@/components/ui/late-part';
import { useLatePopover } from '@/components/ui/use-late-popover';
import { createMessages } from '../messages';

const DetailsPopover = latePart(async () => (await import('./details-popover')).DetailsPopover);

/** The way to the details where they have no room of their own. */
export function DetailsButton({ children }: { children: ReactNode }) {
  const { button, popover, wasOpened } = useLatePopover();
  return (
    <span className="wide:hidden">
      <IconButton label={createMessages.details} {...button}>
        <Info aria-hidden />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <DetailsPopover popover={popover}>{children}</DetailsPopover>
        </Suspense>
      )}
    </span>
  );
}
