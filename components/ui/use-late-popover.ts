'use client';

import { useRef, useState } from 'react';

/** State of a popover whose code loads when it is first opened. */
export function useLatePopover() {
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
      'aria-haspopup': 'dialog' as const,
      'aria-expanded': isOpen,
      onClick: () => open(!isOpen),
    },
  };
}
