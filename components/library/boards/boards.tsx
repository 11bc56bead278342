'use client';

import { useQuery } from '@tanstack/react-query';
import { FolderPlus, Plus } from 'lucide-react';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { latePart } from '@/components/ui/late-part';
import { boardsOptions } from '@/lib/client/library/library';
import { mayChange } from '@/lib/client/me';
import { peopleNamesOptions } from '@/lib/client/people-names';
import type { LibraryBoard, LibraryFilter, LibraryFolder } from '@/lib/contract/studio/library';
import { libraryMessages } from '../messages';
import { boardChoices } from './board-choices';
import { BoardName } from './board-name';
import { BoardRow } from './board-row';
import { collapsedFolders } from './collapsed-folders';
import { FolderRow } from './folder-row';
import { foldersOptions } from './folders';
import { boardMessages } from './messages';
import { useBoardActions } from './use-board-actions';

const ShareDialog = latePart(async () => (await import('./share/share-dialog')).ShareDialog);

/** What is being named: something new, or what has this id. */
type Naming = { what: 'folder' | 'board'; id: string | null; folder: string | null };

const noFolders: readonly string[] = [];

/**
 * Folders and boards: they can be opened, created, renamed, deleted and restored; boards can be shared and moved between
 * folders, and items can be dropped on them.
 */
export function Boards({
  filter,
  onGo,
  onDropOn,
}: {
  filter: LibraryFilter;
  onGo: (filter: LibraryFilter) => void;
  onDropOn: (board: string, ids: string[]) => void;
}) {
  const boardList = useQuery(boardsOptions());
  const folderList = useQuery(foldersOptions());
  const { data: boards = [] } = boardList;
  const { data: folders = [] } = folderList;
  const unread = [boardList, folderList].filter(({ data, isError }) => isError && data === undefined);
  const collapsed = useSyncExternalStore(collapsedFolders.subscribe, collapsedFolders.current, () => noFolders);
  const { data: people = [] } = useQuery(peopleNamesOptions());
  const hasOthers = people.length > 1;
  const [naming, setNaming] = useState<Naming | null>(null);
  const [sharedId, setSharedId] = useState<string | null>(null);
  const shared = boards.find(({ id }) => id === sharedId);
  const actions = useBoardActions((id) => {
    if (filter.board === id || filter.folder === id) onGo({});
  });
  const newIn = (what: 'folder' | 'board', folder: string | null = null) => setNaming({ what, id: null, folder });
  const isNamed = (id: string) => naming?.id === id;
  const isNew = (what: 'folder' | 'board', folder: string | null) =>
    naming !== null && naming.id === null && naming.what === what && naming.folder === folder;

  function toggle(id: string) {
    collapsedFolders.set(collapsed.includes(id) ? collapsed.filter((each) => each !== id) : [...collapsed, id]);
  }

  function nameField(initial: string, onName: (name: string) => void) {
    return (
      <BoardName
        label={naming?.what === 'folder' ? boardMessages.folderName : libraryMessages.boardName}
        initial={initial}
        hint={hasOthers && naming?.what === 'board' && naming.id === null ? boardMessages.onlyYours : null}
        submitLabel={initial === '' ? libraryMessages.create : libraryMessages.save}
        onSubmit={(name) => {
          setNaming(null);
          onName(name);
        }}
        onCancel={() => setNaming(null)}
      />
    );
  }

  function row(board: LibraryBoard) {
    if (isNamed(board.id)) return nameField(board.name, (name) => actions.rename('board', board.id, name));
    return (
      <BoardRow
        board={board}
        isCurrent={filter.board === board.id}
        onGo={onGo}
        onDropOn={(ids) => onDropOn(board.id, ids)}
        hasOthers={hasOthers}
        choices={boardChoices(
          board,
          { folders, hasOthers },
          {
            share: () => setSharedId(board.id),
            rename: () => setNaming({ what: 'board', id: board.id, folder: null }),
            move: (folder) => actions.move(board, folder),
            leave: () => actions.leave(board),
            delete: () => actions.deleteBoard(board),
          },
        )}
      />
    );
  }

  function folderChanges(folder: LibraryFolder) {
    return [
      { label: libraryMessages.rename, act: () => setNaming({ what: 'folder', id: folder.id, folder: null }) },
      { label: boardMessages.deleteFolder, act: () => actions.deleteFolder(folder) },
    ];
  }

  function folderRow(folder: LibraryFolder) {
    if (isNamed(folder.id)) return nameField(folder.name, (name) => actions.rename('folder', folder.id, name));
    const inside = boards.filter(({ folderId }) => folderId === folder.id);
    return (
      <FolderRow
        folder={folder}
        isCurrent={filter.folder === folder.id}
        isOpen={!collapsed.includes(folder.id)}
        onToggle={() => toggle(folder.id)}
        onGo={onGo}
        onDropBoard={(id) => {
          const board = boards.find((each) => each.id === id);
          if (board !== undefined) actions.move(board, folder);
        }}
        choices={[
          {
            label: boardMessages.newBoardIn,
            act: () => {
              if (collapsed.includes(folder.id)) toggle(folder.id);
              newIn('board', folder.id);
            },
          },
          ...(mayChange(folder.owner) ? folderChanges(folder) : []),
        ]}
      >
        {isNew('board', folder.id) && <li>{nameField('', (name) => actions.createBoard(name, folder.id))}</li>}
        {inside.map((board) => (
          <li key={board.id}>{row(board)}</li>
        ))}
        {inside.length === 0 && !isNew('board', folder.id) && (
          <li className="px-2 py-1.5 text-sm text-faint">{boardMessages.emptyFolder}</li>
        )}
      </FolderRow>
    );
  }

  return (
    <section aria-labelledby="library-boards">
      <div className="mb-1 flex items-center pl-2">
        <h2 id="library-boards" className="mr-auto text-sm font-semibold">
          {libraryMessages.boards}
        </h2>
        <IconButton
          size="sm"
          label={boardMessages.newFolder}
          className="max-desk:size-11"
          onClick={() => newIn('folder')}
        >
          <FolderPlus aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          label={libraryMessages.newBoard}
          className="max-desk:size-11"
          onClick={() => newIn('board')}
        >
          <Plus aria-hidden />
        </IconButton>
      </div>
      {isNew('folder', null) && nameField('', actions.createFolder)}
      {isNew('board', null) && nameField('', (name) => actions.createBoard(name, null))}
      {unread.length > 0 && (
        <p role="alert" className="flex flex-wrap items-center gap-x-2 px-2 py-1 text-sm text-bad">
          {boardMessages.unreadable}
          <Button
            size="sm"
            className="max-desk:h-11"
            onClick={() => {
              for (const list of unread) void list.refetch();
            }}
          >
            {boardMessages.tryAgain}
          </Button>
        </p>
      )}
      <ul className="flex flex-col gap-0.5">
        {folders.map((folder) => (
          <li key={folder.id}>{folderRow(folder)}</li>
        ))}
        {boards
          .filter(({ folderId }) => folderId === null)
          .map((board) => (
            <li key={board.id}>{row(board)}</li>
          ))}
      </ul>
      {shared !== undefined && (
        <Suspense>
          <ShareDialog board={shared} onClose={() => setSharedId(null)} />
        </Suspense>
      )}
    </section>
  );
}
