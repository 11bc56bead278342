'use client';

import { type ReactNode, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Modal } from '@/components/ui/modal';

/** Something that lies over every screen. Closed, it gives the focus back to where it was. */
export function OverlayDialog({
  label,
  className,
  onClose,
  onClosed,
  children,
}: {
  label: string;
  className: string;
  onClose: () => void;
  /** Told once it is gone and the focus is back. */
  onClosed?: () => void;
  children: ReactNode;
}) {
  const [before] = useState(() => document.activeElement);
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      label={label}
      layer="top"
      className={classNames('inset-x-4 mx-auto rounded-lg max-desk:inset-x-2', className)}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (before instanceof HTMLElement) before.focus();
        onClosed?.();
      }}
    >
      {children}
    </Modal>
  );
}
