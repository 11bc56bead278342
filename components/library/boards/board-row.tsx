'use client';

import { BoardOwner } from '@/components/media-actions/board-owner';
import { classNames } from '@/components/ui/class-names';
import { Thumbnail } from '@/components/ui/thumbnail';
import type { LibraryBoard, LibraryFilter } from '@/lib/contract/studio/library';
import { mayChange } from '@/lib/client/me';
import { NavLink } from '../navigation/nav-link';
import { libraryMessages } from '../messages';
import { draggedType } from '../selection/use-tiles';
import { BoardMark } from './board-mark';
import { RowMenu, type RowChoice } from './row-menu';
import { useDropTarget } from './use-drop-target';

/** The data type of a dragged board: its id. */
export const draggedBoardType = 'application/x-easel-board';

/**
 * A board in the list: a click opens it. Items can be dropped on it where the person may edit it, and whose it is drags it
 * to a folder.
 */
export function BoardRow({
  board,
  isCurrent,
  hasOthers,
  choices,
  onGo,
  onDropOn,
}: {
  board: LibraryBoard;
  isCurrent: boolean;
  /** Whether there are people with whom it can be shared. */
  hasOthers: boolean;
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
        draggable={mayChange(board.owner)}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData(draggedBoardType, board.id);
        }}
        {...(board.mayEdit ? target.handlers : {})}
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
        <BoardOwner owner={board.owner} />
        {(hasOthers || board.isPublic) && <BoardMark board={board} />}
      </NavLink>
      <RowMenu label={libraryMessages.boardActions({ name: board.name })} choices={choices} />
    </div>
  );
}
