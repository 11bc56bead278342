'use client';

import { classNames } from '@/components/ui/class-names';
import { Thumbnail } from '@/components/ui/thumbnail';
import type { LibraryBoard, LibraryFilter } from '@/lib/contract/studio/library';
import { NavLink } from '../navigation/nav-link';
import { libraryMessages } from '../messages';
import { draggedType } from '../selection/use-tiles';
import { RowMenu, type RowChoice } from './row-menu';
import { useDropTarget } from './use-drop-target';

/** The data type of a dragged board: its id. */
export const draggedBoardType = 'application/x-easel-board';

/** A board in the list: a click opens it, items can be dropped on it, and it can be dragged to a folder. */
export function BoardRow({
  board,
  isCurrent,
  choices,
  onGo,
  onDropOn,
}: {
  board: LibraryBoard;
  isCurrent: boolean;
  choices: readonly RowChoice[];
  onGo: (filter: LibraryFilter) => void;
  onDropOn: (ids: string[]) => void;
}) {
  const target = useDropTarget(draggedType, 'copy', (ids) => onDropOn(JSON.parse(ids) as string[]));
  return (
    <div className="group/row relative">
      <NavLink
        to={{ board: board.id }}
        isCurrent={isCurrent}
        count={board.count}
        onGo={onGo}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData(draggedBoardType, board.id);
        }}
        {...target.handlers}
        className={classNames(
          'group-focus-within/row:pr-9 group-hover/row:pr-9 pointer-coarse:pr-12',
          target.isOver && 'bg-accent-soft! text-text! outline-2 outline-accent',
        )}
      >
        <span className="size-5 shrink-0 overflow-hidden rounded-xs bg-sunken">
          {board.coverUrl !== null && <Thumbnail src={board.coverUrl} alt="" />}
        </span>
        <span className="min-w-0 truncate" title={board.name}>
          {board.name}
        </span>
      </NavLink>
      <RowMenu label={libraryMessages.boardActions({ name: board.name })} choices={choices} />
    </div>
  );
}
