import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** Stands where something of the same size will be. */
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
