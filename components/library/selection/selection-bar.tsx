'use client';

import {
  Download,
  FolderPlus,
  FolderMinus,
  RotateCcw,
  SquareSplitHorizontal,
  Star,
  StarOff,
  Trash2,
  X,
} from 'lucide-react';
import Link from 'next/link';
import { Suspense } from 'react';
import { Button, buttonClasses } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { latePart } from '@/components/ui/late-part';
import { useLatePopover } from '@/components/ui/use-late-popover';
import { compareAddress } from '@/components/viewer/compare/comparison';
import type { LibraryChange, LibraryFilter } from '@/lib/contract/studio/library';
import { libraryMessages } from '../messages';

const BoardPopover = latePart(async () => (await import('@/components/media-actions/board-popover')).BoardPopover);

/** The actions on the selected items. */
export function SelectionBar({
  count,
  compared,
  filter,
  onChange,
  onDownload,
  onClear,
}: {
  count: number;
  /** The selected items that can be compared; null for too few or too many. */
  compared: readonly string[] | null;
  filter: LibraryFilter;
  onChange: (change: LibraryChange) => void;
  onDownload: () => void;
  onClear: () => void;
}) {
  const { button, popover, wasOpened } = useLatePopover();
  const { board } = filter;
  const isTrash = filter.trash === true;
  return (
    <div
      role="toolbar"
      aria-label={libraryMessages.selected({ number: count })}
      className="flex min-w-0 flex-1 items-center gap-1"
    >
      <IconButton label={libraryMessages.clearSelection} onClick={onClear}>
        <X aria-hidden />
      </IconButton>
      <span aria-live="polite" className="mr-auto truncate font-medium">
        {libraryMessages.selected({ number: count })}
      </span>
      {isTrash ? (
        <Button onClick={() => onChange({ do: 'restore' })}>
          <RotateCcw aria-hidden />
          {libraryMessages.restore}
        </Button>
      ) : (
        <>
          {compared !== null && (
            <Link
              href={compareAddress(compared, { filter })}
              aria-label={libraryMessages.compareSelected({ number: compared.length })}
              title={libraryMessages.compareSelected({ number: compared.length })}
              className={buttonClasses({ variant: 'quiet', size: 'lg', className: 'w-9 px-0! max-desk:w-11' })}
            >
              <SquareSplitHorizontal aria-hidden />
            </Link>
          )}
          <IconButton size="lg" label={libraryMessages.star} onClick={() => onChange({ do: 'star' })}>
            <Star aria-hidden />
          </IconButton>
          <IconButton size="lg" label={libraryMessages.unstar} onClick={() => onChange({ do: 'unstar' })}>
            <StarOff aria-hidden />
          </IconButton>
          {board !== undefined && (
            <IconButton
              size="lg"
              label={libraryMessages.removeFromBoard}
              onClick={() => onChange({ do: 'remove_from_board', board })}
            >
              <FolderMinus aria-hidden />
            </IconButton>
          )}
          <IconButton size="lg" label={libraryMessages.addToBoard} {...button}>
            <FolderPlus aria-hidden />
          </IconButton>
          {wasOpened && (
            <Suspense>
              <BoardPopover popover={popover} onPick={(to) => onChange({ do: 'add_to_board', board: to })} />
            </Suspense>
          )}
          <IconButton size="lg" label={libraryMessages.download} onClick={onDownload}>
            <Download aria-hidden />
          </IconButton>
          <IconButton size="lg" label={libraryMessages.moveToTrash} onClick={() => onChange({ do: 'trash' })}>
            <Trash2 aria-hidden />
          </IconButton>
        </>
      )}
    </div>
  );
}
