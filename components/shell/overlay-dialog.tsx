'use client';

import { type ReactNode, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Modal } from '@/components/ui/modal';

/** An overlay over any screen. On closing, it returns the focus. */
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
  /** Called after it has closed and returned the focus. */
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
