'use client';

import { Download, FolderPlus, FolderMinus, RotateCcw, Star, StarOff, Trash2, X } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { useLatePopover } from '@/components/ui/use-late-popover';
import type { LibraryChange, LibraryFilter } from '@/lib/contract/library';
import { libraryWords } from './words';

const BoardPicker = lazy(async () => ({ default: (await import('./board-picker')).BoardPicker }));

/** What can be done with all that is selected. */
export function SelectionBar({
  count,
  filter,
  onChange,
  onDownload,
  onClear,
}: {
  count: number;
  filter: LibraryFilter;
  onChange: (change: LibraryChange) => void;
  onDownload: () => void;
  onClear: () => void;
}) {
  const { button, popover, wasOpened } = useLatePopover();
  const { board } = filter;
  const isTrash = filter.trash === true;
  return (
    <div role="toolbar" aria-label={libraryWords.selected(count)} className="flex min-w-0 flex-1 items-center gap-1">
      <IconButton label={libraryWords.clearSelection} onClick={onClear}>
        <X aria-hidden />
      </IconButton>
      <span aria-live="polite" className="mr-auto truncate font-medium">
        {libraryWords.selected(count)}
      </span>
      {isTrash ? (
        <Button onClick={() => onChange({ do: 'restore' })}>
          <RotateCcw aria-hidden />
          {libraryWords.putBack}
        </Button>
      ) : (
        <>
          <IconButton size="lg" label={libraryWords.star} onClick={() => onChange({ do: 'star' })}>
            <Star aria-hidden />
          </IconButton>
          <IconButton size="lg" label={libraryWords.unstar} onClick={() => onChange({ do: 'unstar' })}>
            <StarOff aria-hidden />
          </IconButton>
          {board !== undefined && (
            <IconButton
              size="lg"
              label={libraryWords.takeOff}
              onClick={() => onChange({ do: 'remove_from_board', board })}
            >
              <FolderMinus aria-hidden />
            </IconButton>
          )}
          <IconButton size="lg" label={libraryWords.addToBoard} {...button}>
            <FolderPlus aria-hidden />
          </IconButton>
          {wasOpened && (
            <Suspense>
              <BoardPicker popover={popover} onPick={(to) => onChange({ do: 'add_to_board', board: to })} />
            </Suspense>
          )}
          <IconButton size="lg" label={libraryWords.download} onClick={onDownload}>
            <Download aria-hidden />
          </IconButton>
          <IconButton size="lg" label={libraryWords.moveToTrash} onClick={() => onChange({ do: 'trash' })}>
            <Trash2 aria-hidden />
          </IconButton>
        </>
      )}
    </div>
  );
}
