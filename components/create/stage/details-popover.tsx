'use client';

import type { ReactNode } from 'react';
import { AnchoredPopover } from '@/components/ui/anchored-popover';
import type { LatePopoverState } from '@/components/ui/use-late-popover';
import { createMessages } from '../messages';

/** The details in a popover. */
export function DetailsPopover({ popover, children }: { popover: LatePopoverState; children: ReactNode }) {
  return (
    <AnchoredPopover
      {...popover}
      align="end"
      aria-label={createMessages.details}
      className="w-[min(340px,calc(100vw-16px))] overflow-y-auto"
    >
      {children}
    </AnchoredPopover>
  );
}
