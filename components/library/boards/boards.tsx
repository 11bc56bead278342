'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import {
  boardsOptions,
  createBoard,
  deleteBoard,
  libraryKeys,
  renameBoard,
  restoreBoard,
} from '@/lib/client/library/library';
import type { LibraryBoard, LibraryFilter } from '@/lib/contract/studio/library';
import { BoardName } from './board-name';
import { BoardRow } from './board-row';
import { reportActionError } from '@/lib/client/report-error';
import { libraryMessages } from '../messages';
import { toasts } from '@/lib/client/toasts';

/** The boards: they can be opened, created, renamed, deleted and restored, and items can be dropped on them. */
export function Boards({
  current,
  onGo,
  onDropOn,
}: {
  current: string | null;
  onGo: (filter: LibraryFilter) => void;
  onDropOn: (board: string, ids: string[]) => void;
}) {
  const client = useQueryClient();
  const { data: boards } = useQuery(boardsOptions());
  const [named, setNamed] = useState<string | null>(null);
  const readAgain = () => client.invalidateQueries({ queryKey: libraryKeys.boards });

  async function attempt(work: () => Promise<unknown>) {
    setNamed(null);
    await work().catch(reportActionError);
    await readAgain();
  }

  async function remove(board: LibraryBoard) {
    await attempt(async () => {
      await deleteBoard(board.id);
      if (current === board.id) onGo({});
      const bringBack = () => void attempt(() => restoreBoard(board.id));
      toasts.show(libraryMessages.boardDeleted(board.name), {
        action: { label: libraryMessages.undo, run: bringBack },
      });
    });
  }

  return (
    <section aria-labelledby="library-boards">
      <div className="mb-1 flex items-center justify-between pl-2">
        <h2 id="library-boards" className="text-sm font-semibold">
          {libraryMessages.boards}
        </h2>
        <IconButton size="sm" label={libraryMessages.newBoard} onClick={() => setNamed('')}>
          <Plus aria-hidden />
        </IconButton>
      </div>
      {named === '' && (
        <BoardName
          initial=""
          submitLabel={libraryMessages.create}
          onSubmit={(name) => void attempt(() => createBoard(name))}
          onCancel={() => setNamed(null)}
        />
      )}
      <ul className="flex flex-col gap-0.5">
        {boards?.map((board) => (
          <li key={board.id}>
            {named === board.id ? (
              <BoardName
                initial={board.name}
                submitLabel={libraryMessages.save}
                onSubmit={(name) => void attempt(() => renameBoard({ id: board.id, name }))}
                onCancel={() => setNamed(null)}
              />
            ) : (
              <BoardRow
                board={board}
                isCurrent={current === board.id}
                onGo={onGo}
                onRename={() => setNamed(board.id)}
                onDelete={() => void remove(board)}
                onDropOn={(ids) => onDropOn(board.id, ids)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
