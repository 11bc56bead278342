'use client';

import { useRef, useState } from 'react';

/** State of a popover whose code loads when it is first opened. */
export function useLatePopover() {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return {
    wasOpened,
    popover: { anchor, isOpen, onOpenChange: setIsOpen },
    button: {
      ref: anchor,
      'aria-haspopup': 'dialog' as const,
      'aria-expanded': isOpen,
      onClick: () => {
        setWasOpened(true);
        setIsOpen(!isOpen);
      },
    },
  };
}
