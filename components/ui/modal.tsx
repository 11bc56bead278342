'use client';

import { type ComponentProps, useState } from 'react';
import { Content, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { classNames } from './class-names';
import { pageNonce } from './page-nonce';

const layers = { panel: 'z-40', top: 'z-50' };

/** A modal dialog over a dimmed screen; Escape and a press outside close it, and it returns the focus. */
export function Modal({
  isOpen,
  onOpenChange,
  ...props
}: ComponentProps<typeof ModalContent> & {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  // Its lock on scrolling writes a style element.
  pageNonce();
  return (
    <Root open={isOpen} onOpenChange={onOpenChange}>
      <Portal>
        <ModalContent {...props} />
      </Portal>
    </Root>
  );
}

/** Rendered anew each time that the dialog opens. */
function ModalContent({
  label,
  layer,
  className,
  children,
  onCloseAutoFocus,
  onClosed,
  ...props
}: ComponentProps<typeof Content> & {
  label: string;
  /** The layer: that of panels and popovers, or above them. */
  layer: keyof typeof layers;
  /** Called after it has closed and returned the focus. */
  onClosed?: () => void;
}) {
  const [opener] = useState(findOpener);
  return (
    <>
      <Overlay className={classNames('fixed inset-0 bg-black/40', layers[layer])} />
      <Content
        data-slot="modal"
        aria-describedby={undefined}
        className={classNames(
          'fixed flex animate-appear flex-col overflow-hidden bg-panel text-text shadow-floating outline-none',
          layers[layer],
          className,
        )}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          if (!event.defaultPrevented) {
            // It has no trigger to return the focus to, so this does. If the focus has moved elsewhere meanwhile, it
            // stays there.
            event.preventDefault();
            if (document.activeElement === document.body) opener?.focus();
          }
          onClosed?.();
        }}
        {...props}
      >
        <Title className="sr-only">{label}</Title>
        {children}
      </Content>
    </>
  );
}

/** The focused element; in a menu that closes as the dialog opens, the button of that menu. */
function findOpener(): HTMLElement | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[data-slot="popover"]') ?? null;
  const opener = menu === null ? focused : buttonOf(menu);
  return opener instanceof HTMLElement ? opener : null;
}

/** The button that has opened a popover. One whose code loads late does not name it. */
function buttonOf(popover: Element): Element | undefined {
  const opened = [...document.querySelectorAll('[aria-haspopup][aria-expanded="true"]')];
  const isOwn = (button: Element) => button.getAttribute('aria-controls') === popover.id;
  return opened.find(isOwn) ?? opened.findLast((button) => !popover.contains(button));
}
