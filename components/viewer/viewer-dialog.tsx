'use client';

import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Content, Portal, Root, Title } from 'radix-ui/dialog';
import { type ReactNode, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { pageNonce } from '@/components/ui/page-nonce';
import { formatPixels } from '@/lib/client/format';
import { exactSeed } from '@/lib/contract/seed';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { SeedValue } from './seed-value';
import { useViewerKeys } from './use-viewer-keys';
import { Viewer } from './viewer';
import { viewerMessages } from './messages';

/** A file that the viewer shows. */
export interface ViewerItem {
  media: StudioMedia;
  alt: string;
  /** Draws the button that locks the seed in a form. */
  renderLock: (seed: string) => ReactNode;
}

/** What a screen offers below a file and below a frame that was taken from it. Going on from them closes the viewer. */
export interface ViewerActions {
  /** The files before and after the one that is opened, in their order; read when the viewer opens. */
  neighbours: () => readonly ViewerItem[];
  renderBar: (media: StudioMedia, close: () => void) => ReactNode;
  renderUse: (grabbed: StudioMedia, close: () => void) => ReactNode;
  /** The viewer was closed on another file than it was opened on. */
  onMoved: (media: StudioMedia) => void;
}

/** The viewer in a dialog over the screen. Arrow keys lead to the files before and after. */
export function ViewerDialog({
  item: opened,
  actions,
  onClose: onClosed,
}: {
  item: ViewerItem;
  actions: ViewerActions | null;
  onClose: () => void;
}) {
  const [items] = useState(() => actions?.neighbours() ?? []);
  const [id, setId] = useState(opened.media.id);
  const at = items.findIndex(({ media }) => media.id === id);
  // What the screen renders anew is shown anew.
  const { media, alt, renderLock } = id === opened.media.id ? opened : (items[at] ?? opened);
  const step = (by: 1 | -1) => {
    const next = at < 0 ? undefined : items[at + by];
    return next === undefined ? undefined : () => setId(next.media.id);
  };
  const onClose = () => {
    onClosed();
    if (id !== opened.media.id) actions?.onMoved(media);
  };
  useViewerKeys(
    { arrowleft: step(-1), arrowright: step(1) },
    // After the keys of the file itself, which pan and move its sliders.
    { capture: false },
  );
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
            <Title className="min-w-0 truncate font-medium">{alt}</Title>
            <p className="mr-auto shrink-0 text-sm text-muted tabular-nums max-desk:sr-only">{sizeOf(media)}</p>
            {media.seed !== null && (
              <span className="flex max-w-2/3 shrink-0 items-center gap-1.5 text-sm text-muted">
                <span className="max-desk:sr-only">{viewerMessages.seed}</span>
                <SeedValue seed={media.seed} lock={exactSeed(media.seed) === null ? null : renderLock(media.seed)} />
              </span>
            )}
            {items.length > 1 && at >= 0 && (
              <span className="flex shrink-0 items-center">
                <Step label={viewerMessages.previous} run={step(-1)} Icon={ChevronLeft} />
                <span aria-live="polite" className="px-1 text-sm whitespace-nowrap text-muted tabular-nums">
                  {viewerMessages.position({ number: at + 1, of: items.length })}
                </span>
                <Step label={viewerMessages.next} run={step(1)} Icon={ChevronRight} />
              </span>
            )}
            <IconButton size="lg" label={viewerMessages.close} className="max-desk:size-11" onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </div>
          <Viewer media={media} alt={alt} renderUse={(grabbed) => actions?.renderUse(grabbed, onClose)} />
          {actions?.renderBar(media, onClose)}
        </Content>
      </Portal>
    </Root>
  );
}

function Step({ label, run, Icon }: { label: string; run: (() => void) | undefined; Icon: typeof ChevronLeft }) {
  return (
    <IconButton
      size="lg"
      label={label}
      aria-disabled={run === undefined}
      className="aria-disabled:opacity-40 max-desk:size-11"
      onClick={() => run?.()}
    >
      <Icon aria-hidden />
    </IconButton>
  );
}

function sizeOf({ width, height }: StudioMedia): string | null {
  return width === null || height === null ? null : formatPixels(width, height);
}
