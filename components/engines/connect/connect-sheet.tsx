'use client';

import { X } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { Modal } from '@/components/ui/modal';
import { ConnectEngine } from './connect-engine';
import { connectMessages } from './messages';

/** The sheet that connects a further engine. */
export function ConnectSheet({
  canChange,
  onConnected,
  onClose,
}: {
  canChange: boolean;
  onConnected: (name: string) => void;
  onClose: () => void;
}) {
  return (
    <Modal
      isOpen
      label={connectMessages.title}
      layer="panel"
      className="inset-y-0 right-0 w-[min(640px,calc(100vw-52px))] max-desk:w-full"
      onOpenChange={onClose}
    >
      <header className="flex items-center gap-3 border-b border-line px-6 py-4 max-desk:px-4">
        <p aria-hidden className="min-w-0 flex-1 text-lg font-semibold">
          {connectMessages.title}
        </p>
        <IconButton label={connectMessages.close} className="max-desk:size-11" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto p-6 max-desk:p-4">
        <ConnectEngine canChange={canChange} onConnected={onConnected} />
      </div>
    </Modal>
  );
}
