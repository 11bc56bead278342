'use client';

import { Content, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { keepFocus } from '@/components/ui/keep-focus';
import { pageNonce } from '@/components/ui/page-nonce';
import { queueMessages } from './messages';

const className =
  'fixed inset-y-0 right-0 z-30 flex w-[min(476px,100vw)] animate-slide flex-col bg-panel text-text shadow-floating outline-none max-desk:z-40 max-desk:w-full';

/**
 * A panel beside the screen, whose keys stay the screen's while the focus is there; in a small window a sheet over it. It takes the
 * focus, and gives it back.
 */
export function QueueFrame({
  isSheet,
  onClose,
  children,
}: {
  isSheet: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  return isSheet ? <Sheet onClose={onClose}>{children}</Sheet> : <Panel onClose={onClose}>{children}</Panel>;
}

/** The heading that names the frame. */
export function QueueTitle({ isSheet }: { isSheet: boolean }) {
  const heading = <h2 className="text-lg font-semibold">{queueMessages.title}</h2>;
  return isSheet ? <Title asChild>{heading}</Title> : heading;
}

/** Escape puts a row in hand back first. */
const isMoving = (panel: Element | null) => panel?.querySelector('[data-lifted]') != null;

function Sheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  // The lock on scrolling below a sheet writes a style element.
  pageNonce();
  return (
    <Root open onOpenChange={onClose}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 bg-black/40" />
        <Content
          ref={content}
          aria-describedby={undefined}
          className={className}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            content.current?.focus();
          }}
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            if (isMoving(content.current)) event.preventDefault();
          }}
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}

/** Radix would take Escape from the whole page for as long as a dialog of its own is open. */
function Panel({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const stopKeeping = keepFocus(panel.current);
    panel.current?.focus();
    return () => {
      stopKeeping?.();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || isMoving(panel.current)) return;
    event.preventDefault();
    onClose();
  }
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it closes by Escape, as every dialog does
    <div
      ref={panel}
      role="dialog"
      aria-label={queueMessages.title}
      tabIndex={-1}
      className={className}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>,
    document.body,
  );
}
