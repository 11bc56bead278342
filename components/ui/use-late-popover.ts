'use client';

import { useRef, useState, type RefObject } from 'react';

/** A popover whose code loads when it is first opened. */
export interface LatePopover {
  /** Whether it was ever opened, so that its code is needed. */
  wasOpened: boolean;
  /** Props of the popover. */
  popover: LatePopoverState;
  /** Props of the button that opens it. */
  button: {
    ref: RefObject<HTMLButtonElement | null>;
    'aria-haspopup': 'dialog';
    'aria-expanded': boolean;
    onClick: () => void;
  };
}

/** The props of the popover itself. */
export interface LatePopoverState {
  anchor: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** State of a popover whose code loads when it is first opened. */
export function useLatePopover(): LatePopover {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = (isOpen: boolean) => {
    setWasOpened(true);
    setIsOpen(isOpen);
  };
  return {
    wasOpened,
    popover: { anchor, isOpen, onOpenChange: open },
    button: {
      ref: anchor,
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      onClick: () => open(!isOpen),
    },
  };
}
