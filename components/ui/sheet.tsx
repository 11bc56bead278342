'use client';

import type { KeyboardEvent, ReactNode } from 'react';
import { Content, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { classNames } from './class-names';
import { pageNonce } from './page-nonce';

/** Comes up from below over a small window; Escape and a press beside it close it. */
export function Sheet({
  isOpen,
  onOpenChange,
  label,
  className,
  onKeyDown,
  children,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  label: string;
  className?: string;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  children: ReactNode;
}) {
  // Its lock on scrolling writes a style element.
  pageNonce();
  return (
    <Root open={isOpen} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 bg-black/40" />
        <Content
          data-slot="sheet"
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-40 flex h-[calc(100dvh-40px)] animate-appear flex-col overflow-hidden rounded-t-lg bg-panel text-text shadow-floating outline-none',
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
