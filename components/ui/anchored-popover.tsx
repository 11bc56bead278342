'use client';

import type { ComponentProps, RefObject } from 'react';
import { Popover, PopoverAnchor, PopoverContent } from './popover';

/**
 * A popover beside a button that was there before it: so that the button can be in the first paint, and this in a chunk
 * that loads when it is pressed.
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
          // The button itself closes what it opened.
          if (anchor.current?.contains(event.target as Node) === true) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          // It has no trigger of its own to go back to. Where one has gone elsewhere meanwhile, one stays.
          event.preventDefault();
          if (document.activeElement === document.body) anchor.current?.focus();
        }}
        {...props}
      />
    </Popover>
  );
}
