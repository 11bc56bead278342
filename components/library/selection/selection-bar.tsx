'use client';

import { FolderMinus, RotateCcw, X } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { latePart } from '@/components/ui/late-part';
import type { LibraryChange, LibraryFilter, LibraryItem, LibrarySelection } from '@/lib/contract/studio/library';
import { libraryMessages } from '../messages';

const MediaActions = latePart(async () => (await import('@/components/media-actions/media-actions')).MediaActions);

/** The actions on the selected items: those on results everywhere, and what only a board or the trash has. */
export function SelectionBar({
  count,
  items,
  selection,
  filter,
  board,
  onChange,
  onClear,
}: {
  count: number;
  /** The selected items; empty until all have loaded. */
  items: readonly LibraryItem[];
  selection: LibrarySelection;
  filter: LibraryFilter;
  /** The open board, whose items can be removed from it; null without one. */
  board: string | null;
  onChange: (change: LibraryChange) => void;
  onClear: () => void;
}) {
  const label = libraryMessages.selected({ number: count });
  if (filter.trash === true) {
    return (
      <div role="toolbar" aria-label={label} className="flex h-14 min-w-0 flex-1 items-center gap-1 px-3">
        <IconButton label={libraryMessages.clearSelection} className="max-desk:size-11" onClick={onClear}>
          <X aria-hidden />
        </IconButton>
        <span aria-live="polite" className="mr-auto font-medium whitespace-nowrap">
          {label}
        </span>
        <Button className="max-desk:h-11" onClick={() => onChange({ do: 'restore' })}>
          <RotateCcw aria-hidden />
          {libraryMessages.restore}
        </Button>
      </div>
    );
  }
  return (
    <Suspense fallback={<div className="h-14" />}>
      <MediaActions
        items={items.map(({ media }) => media)}
        library={{ items, selection, onChange }}
        label={label}
        selection={{ label, onClear }}
        filter={filter}
        extra={
          board !== null && (
            <IconButton
              label={libraryMessages.removeFromBoard}
              className="max-desk:size-11"
              onClick={() => onChange({ do: 'remove_from_board', board })}
            >
              <FolderMinus aria-hidden />
            </IconButton>
          )
        }
        className="min-w-0 flex-1 border-t-0!"
      />
    </Suspense>
  );
}
