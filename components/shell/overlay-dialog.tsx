'use client';

import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Modal } from '@/components/ui/modal';

/** An overlay over any screen. */
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
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      label={label}
      layer="top"
      className={classNames('inset-x-4 mx-auto rounded-lg max-desk:inset-x-2', className)}
      onClosed={onClosed}
    >
      {children}
    </Modal>
  );
}
