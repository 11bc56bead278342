'use client';

import type { ComponentProps } from 'react';
import { Item, Root } from 'radix-ui/radio-group';
import { classNames } from './class-names';

/** A choice of a few options side by side. A radio group: arrow keys move the choice. */
export function Segmented({ className, ...props }: ComponentProps<typeof Root>) {
  return (
    <Root
      data-slot="segmented"
      orientation="horizontal"
      className={classNames('grid auto-cols-fr grid-flow-col rounded bg-sunken p-0.5', className)}
      {...props}
    />
  );
}

/** One option of a `Segmented`. */
export function SegmentedItem({ className, ...props }: ComponentProps<typeof Item>) {
  return (
    <Item
      data-slot="segmented-item"
      className={classNames(
        'flex h-7 min-w-0 items-center justify-center gap-1.5 truncate rounded-sm px-2 text-muted transition-colors hover:text-text data-[state=checked]:bg-raised data-[state=checked]:font-medium data-[state=checked]:text-text data-[state=checked]:shadow-raised disabled:cursor-not-allowed disabled:opacity-50 max-desk:h-10',
        className,
      )}
      {...props}
    />
  );
}
