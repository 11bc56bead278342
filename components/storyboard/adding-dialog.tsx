'use client';

import { X } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Modal } from '@/components/ui/modal';
import { storyboardMessages as messages } from './messages';

/** A dialog that adds shots: what they are made of, and the button that adds them and closes it. */
export function AddingDialog({
  title,
  submitLabel,
  isReady,
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  submitLabel: string;
  isReady: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    onSubmit();
    onClose();
  };
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      label={title}
      layer="panel"
      className="top-[12dvh] left-1/2 max-h-[76dvh] w-[min(560px,calc(100vw-24px))] -translate-x-1/2 rounded-lg"
    >
      <div className="flex items-center gap-2 px-5 pt-4">
        <h2 className="flex-1 text-lg font-semibold">{title}</h2>
        <IconButton label={messages.close} className="max-desk:size-11" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      <div className="min-h-0 overflow-y-auto px-5 py-3">{children}</div>
      <form className="flex justify-end gap-2 border-t border-line px-5 py-3" onSubmit={submit}>
        <Button size="lg" onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button type="submit" variant="primary" size="lg" disabled={!isReady}>
          {submitLabel}
        </Button>
      </form>
    </Modal>
  );
}
