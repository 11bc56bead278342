'use client';

import type { ComponentProps } from 'react';
import { Content, Portal, Root } from 'radix-ui/popover';
import { classNames } from './class-names';
import { keepFocus } from './keep-focus';

export { Anchor as PopoverAnchor, Trigger as PopoverTrigger } from 'radix-ui/popover';

/** A popover beside its trigger. */
export const Popover = Root;

/** The content of a popover: focus moves into it and stays there until Escape or a press outside closes it. */
export function PopoverContent({
  className,
  align = 'start',
  sideOffset = 6,
  onInteractOutside,
  ...props
}: ComponentProps<typeof Content>) {
  return (
    <Portal>
      <Content
        ref={keepFocus}
        data-slot="popover"
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        onInteractOutside={(event) => {
          // A press in a toast does not close the popover. The toast may already be removed.
          if (event.target instanceof Element && event.target.closest('[data-slot=notice]') !== null)
            event.preventDefault();
          onInteractOutside?.(event);
        }}
        className={classNames(
          'z-40 max-h-(--radix-popover-content-available-height) rounded-lg bg-panel text-text shadow-floating outline-none data-[state=open]:animate-appear',
          className,
        )}
        {...props}
      />
    </Portal>
  );
}
