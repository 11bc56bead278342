'use client';

import type { ComponentProps } from 'react';
import { Root, Thumb } from 'radix-ui/switch';
import { classNames } from './class-names';

/** A switch, which applies immediately. */
export function Switch({ className, ...props }: ComponentProps<typeof Root>) {
  return (
    <Root
      data-slot="switch"
      className={classNames(
        'relative inline-flex h-5 w-9 shrink-0 after:absolute after:-inset-y-1 after:inset-x-0 items-center rounded-full bg-faint p-0.5 transition-colors data-[state=checked]:bg-accent disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
      {...props}
    >
      <Thumb className="block size-4 rounded-full bg-white shadow-raised transition-transform data-[state=checked]:translate-x-4" />
    </Root>
  );
}
