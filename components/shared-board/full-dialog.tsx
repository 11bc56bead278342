'use client';

import { X } from 'lucide-react';
import { Content, Portal, Root, Title } from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { pageNonce } from '@/components/ui/page-nonce';
import { viewerMessages } from '@/components/viewer/messages';

/** A dialog over the whole page, with a bar at its top. Escape closes it. */
export function FullDialog({
  title,
  bar,
  children,
  focusAfter,
  onClose,
}: {
  title: string;
  /** What the bar holds between the title and the button that closes. */
  bar: ReactNode;
  children: ReactNode;
  /** The id of the element that gets the focus when it is closed. */
  focusAfter: string;
  onClose: () => void;
}) {
  // Its lock on scrolling writes a style element.
  pageNonce();
  return (
    <Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Portal>
        <Content
          aria-describedby={undefined}
          // The dialog itself, not its first button, which Space would press instead of playing.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            document.getElementById(focusAfter)?.focus();
          }}
          className="fixed inset-0 z-40 flex flex-col bg-panel text-text outline-none"
        >
          <div className="flex h-12 shrink-0 items-center gap-2 border-b border-line pr-2 pl-4">
            <Title className="mr-auto min-w-0 truncate font-medium">{title}</Title>
            {bar}
            <IconButton size="lg" label={viewerMessages.close} className="max-desk:size-11" onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </div>
          {children}
        </Content>
      </Portal>
    </Root>
  );
}
