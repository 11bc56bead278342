'use client';

import type { ComponentProps, RefObject } from 'react';
import { Popover, PopoverAnchor, PopoverContent } from './popover';

/**
 * A popover that is anchored to an existing button: so the button can be in the first paint, and the popover in a chunk
 * that loads on the first press.
 */
export function AnchoredPopover({
  anchor,
  isOpen,
  onOpenChange,
  ...props
}: ComponentProps<typeof PopoverContent> & {
  anchor: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  return (
    <Popover open={isOpen} onOpenChange={onOpenChange}>
      <PopoverAnchor virtualRef={anchor} />
      <PopoverContent
        onInteractOutside={(event) => {
          // The button itself closes its popover.
          if (anchor.current?.contains(event.target as Node) === true) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          // It has no trigger to return the focus to, so this does. If the focus has moved elsewhere meanwhile, it
          // stays there.
          event.preventDefault();
          if (document.activeElement === document.body) anchor.current?.focus();
        }}
        {...props}
      />
    </Popover>
  );
}
