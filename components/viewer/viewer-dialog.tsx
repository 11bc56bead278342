'use client';

import { X } from 'lucide-react';
import { Content, Portal, Root, Title } from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { pageNonce } from '@/components/ui/page-nonce';
import { exactSeed } from '@/lib/contract/seed';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { SeedValue } from './seed-value';
import { Viewer } from './viewer';
import { viewerMessages } from './messages';

/** What a screen offers below a file and below a frame that was taken from it. Going on from them closes the viewer. */
export interface ViewerActions {
  renderBar: (close: () => void) => ReactNode;
  renderUse: (grabbed: StudioMedia, close: () => void) => ReactNode;
}

/** The viewer in a dialog over the screen. */
export function ViewerDialog({
  media,
  alt,
  renderLock,
  actions,
  onClose,
}: {
  media: StudioMedia;
  alt: string;
  /** Draws the button that locks the seed in a form. */
  renderLock: (seed: string) => ReactNode;
  actions: ViewerActions | null;
  onClose: () => void;
}) {
  // Its lock on scrolling writes a style element.
  pageNonce();
  return (
    <Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Portal>
        <Content
          aria-describedby={undefined}
          // The dialog itself, not its first button, which Space would press instead of playing.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          // A double click in the dialog must not reach the image below.
          onDoubleClick={(event) => event.stopPropagation()}
          className="fixed inset-0 z-40 flex flex-col bg-panel text-text outline-none"
        >
          <div className="flex h-12 shrink-0 items-center gap-2 border-b border-line pr-2 pl-4">
            <Title className="min-w-0 flex-1 truncate font-medium">{alt}</Title>
            {media.seed !== null && (
              <span className="flex max-w-2/3 shrink-0 items-center gap-1.5 text-sm text-muted">
                <span className="max-desk:sr-only">{viewerMessages.seed}</span>
                <SeedValue seed={media.seed} lock={exactSeed(media.seed) === null ? null : renderLock(media.seed)} />
              </span>
            )}
            <IconButton size="lg" label={viewerMessages.close} className="max-desk:size-11" onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </div>
          <Viewer media={media} alt={alt} renderUse={(grabbed) => actions?.renderUse(grabbed, onClose)} />
          {actions?.renderBar(onClose)}
        </Content>
      </Portal>
    </Root>
  );
}
