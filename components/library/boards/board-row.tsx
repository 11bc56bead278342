'use client';

import { Ellipsis } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { Thumbnail } from '@/components/ui/thumbnail';
import type { LibraryBoard, LibraryFilter } from '@/lib/contract/studio/library';
import { draggedType } from '../selection/use-tiles';
import { NavLink } from '../navigation/nav-link';
import { libraryMessages } from '../messages';

/** A board in the list: a click opens it, a drop adds items to it. */
export function BoardRow({
  board,
  isCurrent,
  onGo,
  onRename,
  onDelete,
  onDropOn,
}: {
  board: LibraryBoard;
  isCurrent: boolean;
  onGo: (filter: LibraryFilter) => void;
  onRename: () => void;
  onDelete: () => void;
  onDropOn: (ids: string[]) => void;
}) {
  const [isOver, setIsOver] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  function onDrag(event: DragEvent) {
    if (!event.dataTransfer.types.includes(draggedType)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setIsOver(true);
  }

  function onDrop(event: DragEvent) {
    setIsOver(false);
    const dragged = event.dataTransfer.getData(draggedType);
    if (dragged === '') return;
    event.preventDefault();
    onDropOn(JSON.parse(dragged) as string[]);
  }

  const choices = [
    { label: libraryMessages.rename, act: onRename },
    { label: libraryMessages.deleteThisBoard, act: onDelete },
  ];
  return (
    <div className="group/board relative">
      <NavLink
        to={{ board: board.id }}
        isCurrent={isCurrent}
        count={board.count}
        onGo={onGo}
        onDragEnter={onDrag}
        onDragOver={onDrag}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
        className={classNames('pr-9', isOver && 'bg-accent-soft! text-text! outline-2 outline-accent')}
      >
        <span className="size-5 shrink-0 overflow-hidden rounded-xs bg-sunken">
          {board.coverUrl !== null && <Thumbnail src={board.coverUrl} alt="" />}
        </span>
        <span className="min-w-0 truncate" title={board.name}>
          {board.name}
        </span>
      </NavLink>
      <Popover open={isOpen} onOpenChange={setIsOpen}>
        <PopoverTrigger asChild>
          <IconButton
            size="sm"
            label={libraryMessages.boardActions(board.name)}
            className="absolute top-1 right-1 opacity-0 group-focus-within/board:opacity-100 group-hover/board:opacity-100 aria-expanded:opacity-100 max-desk:top-2.5 pointer-coarse:opacity-100"
          >
            <Ellipsis aria-hidden />
          </IconButton>
        </PopoverTrigger>
        <PopoverContent aria-label={libraryMessages.boardActions(board.name)} className="flex min-w-36 flex-col p-1">
          {choices.map(({ label, act }) => (
            <button
              key={label}
              type="button"
              className="h-8 rounded-sm px-2 text-left hover:bg-sunken max-desk:h-11"
              onClick={() => {
                setIsOpen(false);
                act();
              }}
            >
              {label}
            </button>
          ))}
        </PopoverContent>
      </Popover>
    </div>
  );
}
