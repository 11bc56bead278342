'use client';

import { ChevronDown, Download } from 'lucide-react';
import { Suspense } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { latePart } from '@/components/ui/late-part';
import type { LatePopover } from '@/components/ui/use-late-popover';
import type { LibraryItemDetail, LibrarySelection } from '@/lib/contract/studio/library';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { actionMessages } from '../messages';
import { downloadAgain } from './start-export';

const DownloadPopover = latePart(async () => (await import('./download-popover')).DownloadPopover);

/** Downloads one file, or several as a zip, as it was last done; beside it the options. */
export function DownloadButton({
  items,
  selection,
  detail,
  late: { button, popover, wasOpened },
}: {
  items: readonly StudioMedia[];
  /** The same files as the studio reads them. */
  selection: LibrarySelection;
  /** The first of the files in the library; null while it is loading. */
  detail: LibraryItemDetail | null;
  late: LatePopover;
}) {
  return (
    <span className="flex shrink-0">
      <IconButton
        label={actionMessages.download}
        title={actionMessages.downloadHint}
        className="max-desk:size-11"
        onClick={() => void downloadAgain(items, selection)}
      >
        <Download aria-hidden />
      </IconButton>
      <IconButton
        label={actionMessages.downloadOptions}
        title={actionMessages.downloadOptionsHint}
        className="-ml-1.5 w-6! max-desk:-ml-2 max-desk:h-11 max-desk:w-8!"
        {...button}
      >
        <ChevronDown aria-hidden className="size-3.5!" />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <DownloadPopover popover={popover} items={items} selection={selection} detail={detail} />
        </Suspense>
      )}
    </span>
  );
}
