'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { buttonClasses } from '@/components/ui/button';
import { FullDialog } from '@/components/viewer/full-dialog';
import { ItemSteps } from '@/components/viewer/item-steps';
import { useViewerKeys } from '@/components/viewer/use-viewer-keys';
import { Viewer } from '@/components/viewer/viewer';
import { formatPixels } from '@/lib/client/format';
import type { SharedItem } from '@/lib/contract/studio/board-link';
import { sharedMessages } from './messages';
import { nameOfItem, tileId } from './name-of-item';

/** One item as large as the page. Arrow keys lead to the ones before and after. */
export function SharedViewer({
  items,
  id,
  count,
  hasDownloads,
  onMove,
  onEnd,
  onMissing,
  onClose,
}: {
  items: readonly SharedItem[];
  id: string;
  /** How many items the board has, loaded or not. */
  count: number;
  hasDownloads: boolean;
  onMove: (id: string) => void;
  /** The last loaded item is near. */
  onEnd: () => void;
  /** The item cannot be loaded. */
  onMissing: () => void;
  onClose: () => void;
}) {
  // The timeline's previews and waveforms.
  const [queries] = useState(() => new QueryClient());
  const at = items.findIndex(({ media }) => media.id === id);
  const item = items[at];
  function step(by: 1 | -1): (() => void) | undefined {
    const next = items[at + by];
    if (next === undefined) return undefined;
    return () => {
      onMove(next.media.id);
      if (at + by >= items.length - 3) onEnd();
    };
  }
  // After the keys of the item itself, which pan and move its sliders.
  useViewerKeys({ arrowleft: step(-1), arrowright: step(1) }, { capture: false });
  if (item === undefined) return null;
  const { media, number } = item;
  const name = nameOfItem(item);
  return (
    <QueryClientProvider client={queries}>
      <FullDialog
        title={name}
        focusAfter={tileId(item)}
        onClose={onClose}
        bar={
          <>
            {media.width !== null && media.height !== null && (
              <p className="shrink-0 text-sm text-muted tabular-nums max-desk:sr-only">
                {formatPixels(media.width, media.height)}
              </p>
            )}
            {count > 1 && <ItemSteps number={number} of={Math.max(count, number)} step={step} />}
            {hasDownloads && (
              <a
                href={`${media.url}?download`}
                download
                aria-label={sharedMessages.downloadOf({ item: name })}
                className={buttonClasses({ variant: 'ghost', className: 'max-desk:size-11 max-desk:px-0' })}
              >
                <Download aria-hidden />
                <span className="max-desk:sr-only">{sharedMessages.download}</span>
              </a>
            )}
          </>
        }
      >
        <Viewer media={media} alt={name} mayGrab={false} onMissing={onMissing} />
      </FullDialog>
    </QueryClientProvider>
  );
}
