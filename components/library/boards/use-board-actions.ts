'use client';

import { useQueryClient } from '@tanstack/react-query';
import { createBoard, deleteBoard, libraryKeys, renameBoard, restoreBoard } from '@/lib/client/library/library';
import { reportActionError } from '@/lib/client/report-error';
import { toasts } from '@/lib/client/toasts';
import type { LibraryBoard, LibraryFolder } from '@/lib/contract/studio/library';
import { libraryMessages } from '../messages';
import { createBoardIn, createFolder, deleteFolder, moveBoard, renameFolder, restoreFolder } from './folders';
import { boardMessages } from './messages';
import { leaveBoard } from './share/sharing';

/** What can be done with boards and folders; each reads the library again, and what removes or moves can be undone. */
export interface BoardActions {
  createBoard: (name: string, folder: string | null) => void;
  createFolder: (name: string) => void;
  rename: (what: 'board' | 'folder', id: string, name: string) => void;
  deleteBoard: (board: LibraryBoard) => void;
  deleteFolder: (folder: LibraryFolder) => void;
  move: (board: LibraryBoard, folder: LibraryFolder | null) => void;
  /** Leaves a board that somebody else shares. Only they can undo it. */
  leave: (board: LibraryBoard) => void;
}

/** The actions on boards and folders. `onDeleted` is called with the id of what was deleted or left. */
export function useBoardActions(onDeleted: (id: string) => void): BoardActions {
  const client = useQueryClient();

  async function attempt(work: () => Promise<unknown>) {
    await work().catch(reportActionError);
    // What is being read for the first time may be older than the change, and would not be read again.
    await client.cancelQueries({ queryKey: libraryKeys.all });
    // Items of a folder are found by its boards.
    await client.invalidateQueries({ queryKey: libraryKeys.all });
  }

  function remove(id: string, message: string, work: () => Promise<void>, restore: () => Promise<void>) {
    void attempt(async () => {
      await work();
      onDeleted(id);
      toasts.show(message, { action: { label: libraryMessages.undo, run: () => void attempt(restore) } });
    });
  }

  return {
    createBoard: (name, folder) =>
      void attempt(() => (folder === null ? createBoard(name) : createBoardIn(name, folder))),
    createFolder: (name) => void attempt(() => createFolder(name)),
    rename: (what, id, name) =>
      void attempt(() => (what === 'board' ? renameBoard({ id, name }) : renameFolder({ id, name }))),
    deleteBoard: ({ id, name }) =>
      remove(
        id,
        libraryMessages.boardDeleted({ name }),
        () => deleteBoard(id),
        () => restoreBoard(id),
      ),
    deleteFolder: ({ id, name }) =>
      remove(
        id,
        boardMessages.folderDeleted({ name }),
        () => deleteFolder(id),
        () => restoreFolder(id),
      ),
    leave: ({ id, name }) =>
      void attempt(async () => {
        await leaveBoard(id);
        onDeleted(id);
        toasts.show(boardMessages.left({ name }));
      }),
    move: ({ id, name, folderId }, folder) => {
      if (folderId === (folder?.id ?? null)) return;
      void attempt(async () => {
        await moveBoard(id, folder?.id ?? null);
        toasts.show(
          folder === null
            ? boardMessages.movedOut({ board: name })
            : boardMessages.moved({ board: name, folder: folder.name }),
          {
            action: { label: libraryMessages.undo, run: () => void attempt(() => moveBoard(id, folderId)) },
          },
        );
      });
    },
  };
}
