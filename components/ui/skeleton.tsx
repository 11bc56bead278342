import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** A placeholder of the size of the content that is loading. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden
      className={classNames('animate-breathe rounded bg-sunken', className)}
      {...props}
    />
  );
}
