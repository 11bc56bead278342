'use client';

import { X } from 'lucide-react';
import { Content, Portal, Root, Title } from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { pageNonce } from '@/components/ui/page-nonce';
import { viewerMessages } from './messages';

/** A dialog over the whole page, with a bar at its top. Escape closes it. */
export function FullDialog({
  title,
  detail = null,
  bar,
  children,
  focusAfter = null,
  onClose,
}: {
  title: string;
  /** A fact beside the title. */
  detail?: ReactNode;
  /** What the bar holds before the button that closes. */
  bar: ReactNode;
  children: ReactNode;
  /** The id of the element that gets the focus when it is closed; null for the one that opened it. */
  focusAfter?: string | null;
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
            if (focusAfter === null) return;
            event.preventDefault();
            document.getElementById(focusAfter)?.focus();
          }}
          // A double click in the dialog must not reach the image below.
          onDoubleClick={(event) => event.stopPropagation()}
          className="fixed inset-0 z-40 flex flex-col bg-panel text-text outline-none"
        >
          <div className="flex h-12 shrink-0 items-center gap-2 border-b border-line pr-2 pl-4">
            <div className="mr-auto flex min-w-0 items-center gap-2">
              <Title className="min-w-0 truncate font-medium">{title}</Title>
              {detail}
            </div>
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
