'use client';

import { ChevronRight, Folder, FolderOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { BoardOwner } from '@/components/media-actions/board-owner';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import type { LibraryFilter, LibraryFolder } from '@/lib/contract/studio/library';
import { NavLink } from '../navigation/nav-link';
import { draggedBoardType } from './board-row';
import { boardMessages } from './messages';
import { RowMenu, type RowChoice } from './row-menu';
import { useDropTarget } from './use-drop-target';

/** A folder in the list, with its boards below it unless it is closed. Boards can be dropped on it. */
export function FolderRow({
  folder,
  isCurrent,
  isOpen,
  choices,
  onToggle,
  onGo,
  onDropBoard,
  children,
}: {
  folder: LibraryFolder;
  isCurrent: boolean;
  isOpen: boolean;
  choices: readonly RowChoice[];
  onToggle: () => void;
  onGo: (filter: LibraryFilter) => void;
  onDropBoard: (board: string) => void;
  /** Its boards. */
  children: ReactNode;
}) {
  const target = useDropTarget(draggedBoardType, 'move', onDropBoard);
  const Icon = isOpen ? FolderOpen : Folder;
  return (
    <>
      <div className="group/row relative flex items-center">
        <IconButton
          size="sm"
          label={
            isOpen ? boardMessages.collapse({ folder: folder.name }) : boardMessages.expand({ folder: folder.name })
          }
          aria-expanded={isOpen}
          className="absolute left-0.5 z-10 bg-transparent! max-desk:h-11 max-desk:w-8"
          onClick={onToggle}
        >
          <ChevronRight aria-hidden className={classNames('size-3.5! transition-transform', isOpen && 'rotate-90')} />
        </IconButton>
        <NavLink
          to={{ folder: folder.id }}
          isCurrent={isCurrent}
          count={folder.count}
          onGo={onGo}
          {...target.handlers}
          className={classNames(
            'min-w-0 flex-1 pl-7.5 group-focus-within/row:pr-9 group-hover/row:pr-9 max-desk:pl-9 pointer-coarse:pr-12',
            target.isOver && 'bg-accent-soft! text-text! outline-2 outline-accent',
          )}
        >
          <Icon aria-hidden className="size-4 shrink-0" />
          <span className="min-w-0 truncate" title={folder.name}>
            {folder.name}
          </span>
          <BoardOwner owner={folder.owner} />
        </NavLink>
        <RowMenu label={boardMessages.folderActions({ name: folder.name })} choices={choices} />
      </div>
      {isOpen && <ul className="ml-4.5 flex flex-col gap-0.5 border-l border-line pl-1.5">{children}</ul>}
    </>
  );
}
