'use client';

import { type ReactNode, useState } from 'react';
import { formatPixels } from '@/lib/client/format';
import { exactSeed } from '@/lib/contract/seed';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { FullDialog } from './full-dialog';
import { ItemSteps } from './item-steps';
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
  return (
    <FullDialog
      title={alt}
      detail={<p className="shrink-0 text-sm text-muted tabular-nums max-desk:sr-only">{sizeOf(media)}</p>}
      bar={
        <>
          {media.seed !== null && (
            <span className="flex max-w-2/3 shrink-0 items-center gap-1.5 text-sm text-muted">
              <span className="max-desk:sr-only">{viewerMessages.seed}</span>
              <SeedValue seed={media.seed} lock={exactSeed(media.seed) === null ? null : renderLock(media.seed)} />
            </span>
          )}
          {items.length > 1 && at >= 0 && <ItemSteps number={at + 1} of={items.length} step={step} />}
        </>
      }
      onClose={onClose}
    >
      <Viewer media={media} alt={alt} renderUse={(grabbed) => actions?.renderUse(grabbed, onClose)} />
      {actions?.renderBar(media, onClose)}
    </FullDialog>
  );
}

function sizeOf({ width, height }: StudioMedia): string | null {
  return width === null || height === null ? null : formatPixels(width, height);
}
