'use client';

import { type ReactNode, useState } from 'react';
import { Content, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { classNames } from '@/components/ui/class-names';
import { pageNonce } from '@/components/ui/page-nonce';

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
  // Its lock on scrolling writes a style element.
  pageNonce();
  const [before] = useState(() => document.activeElement);
  return (
    <Root open onOpenChange={onClose}>
      <Portal>
        <Overlay className="fixed inset-0 z-50 bg-black/40" />
        <Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (before instanceof HTMLElement) before.focus();
            onClosed?.();
          }}
          className={classNames(
            'fixed inset-x-4 z-50 mx-auto flex animate-appear flex-col overflow-hidden rounded-lg bg-panel text-text shadow-floating outline-none max-desk:inset-x-2',
            className,
          )}
        >
          <Title className="sr-only">{label}</Title>
          {children}
        </Content>
      </Portal>
    </Root>
  );
}
