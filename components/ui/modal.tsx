'use client';

import type { ComponentProps } from 'react';
import { Content, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { classNames } from './class-names';
import { pageNonce } from './page-nonce';

const layers = { panel: 'z-40', top: 'z-50' };

/** A modal dialog over a dimmed screen; Escape and a press outside close it. */
export function Modal({
  isOpen,
  onOpenChange,
  label,
  layer,
  className,
  children,
  ...props
}: ComponentProps<typeof Content> & {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  label: string;
  /** The layer: that of panels and popovers, or above them. */
  layer: keyof typeof layers;
}) {
  // Its lock on scrolling writes a style element.
  pageNonce();
  return (
    <Root open={isOpen} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={classNames('fixed inset-0 bg-black/40', layers[layer])} />
        <Content
          data-slot="modal"
          aria-describedby={undefined}
          className={classNames(
            'fixed flex animate-appear flex-col overflow-hidden bg-panel text-text shadow-floating outline-none',
            layers[layer],
            className,
          )}
          {...props}
        >
          <Title className="sr-only">{label}</Title>
          {children}
        </Content>
      </Portal>
    </Root>
  );
}
