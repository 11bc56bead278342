'use client';

import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { AnchoredPopover } from '@/components/ui/anchored-popover';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import type { LatePopover } from '@/components/ui/use-late-popover';
import { actionMessages } from './messages';

/** Opens the details of results in a popover. */
export function DetailsButton({
  late: { button, popover },
  className,
  children,
}: {
  late: LatePopover;
  className?: string;
  children: ReactNode;
}) {
  return (
    <>
      <IconButton
        label={actionMessages.details}
        title={actionMessages.detailsHint}
        className={classNames('max-desk:size-11', className)}
        {...button}
      >
        <Info aria-hidden />
      </IconButton>
      <AnchoredPopover
        {...popover}
        align="end"
        aria-label={actionMessages.details}
        className="w-[min(340px,calc(100vw-16px))] overflow-y-auto"
      >
        {children}
      </AnchoredPopover>
    </>
  );
}
