import type {
  Duplicates,
  LibraryBoard,
  LibraryChanged,
  LibraryFacets,
  LibraryFolder,
  LibraryIndex,
  LibraryItemDetail,
  LibraryItemList,
  LibrarySettings,
  LibraryZip,
} from '../../contract/studio/library.ts';
import type { BoardSharing } from '../../contract/studio/board-sharing.ts';
import type { BoardLink, NewBoardLink } from '../../contract/studio/board-link.ts';
import type { LibraryImport } from '../../contract/studio/library-import.ts';
import type { Media } from './create-media.ts';
import type { Caller } from '../context/caller.ts';
import type { StudioContext } from '../context/studio-context.ts';
import { changeSharing, leaveBoard, readSharing } from './board-sharing.ts';
import { changeBoard, createBoard, deleteBoard, listBoards, restoreBoard } from './boards.ts';
import { createLink, listLinks, revokeLink } from './links/board-links.ts';
import { createFolder, deleteFolder, listFolders, renameFolder, restoreFolder } from './folders.ts';
import { changeItems, undoChange } from './items/change-items.ts';
import { emptyTrash } from './items/trash.ts';
import { readImport, startImport } from './import/run-import.ts';
import { listItems, listRange } from './items/list-items.ts';
import { readFacets } from './items/read-facets.ts';
import { readLibraryIndex } from './items/read-index.ts';
import { createDuplicates } from './looks/create-duplicates.ts';
import { readSettings } from './items/read-settings.ts';
import { readItem } from './items/read-item.ts';
import { createReviews, type Reviews } from './reviews/create-reviews.ts';
import { prepareZip, serveZip } from './zip/serve-zip.ts';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import type { Database } from '../../database/connect.ts';
import type { RestoreJob } from './import/import-file.ts';
import { readLibraryFilter } from './items/library-filter.ts';

/**
 * What a person can do with the library. Parameters are those of a URL; their errors are documented where they are
 * defined.
 */
export interface Library {
  index: (parameters: URLSearchParams) => Promise<LibraryIndex>;
  list: (parameters: URLSearchParams) => Promise<LibraryItemList>;
  range: (parameters: URLSearchParams) => Promise<{ ids: string[] }>;
  read: (id: string, parameters: URLSearchParams) => Promise<LibraryItemDetail>;
  facets: () => Promise<LibraryFacets>;
  change: (body: unknown) => Promise<LibraryChanged>;
  undo: (changeId: string) => Promise<void>;
  emptyTrash: (media: Pick<Media, 'remove'>) => Promise<{ removed: number; kept: number }>;
  boards: () => Promise<LibraryBoard[]>;
  createBoard: (body: unknown) => Promise<LibraryBoard>;
  changeBoard: (id: string, body: unknown) => Promise<void>;
  deleteBoard: (id: string) => Promise<void>;
  restoreBoard: (id: string) => Promise<void>;
  readSharing: (id: string) => Promise<BoardSharing>;
  changeSharing: (id: string, body: unknown) => Promise<BoardSharing>;
  leaveBoard: (id: string) => Promise<void>;
  links: (boardId: string) => Promise<BoardLink[]>;
  createLink: (boardId: string, link: NewBoardLink) => Promise<BoardLink>;
  revokeLink: (boardId: string, linkId: string) => Promise<void>;
  folders: () => Promise<LibraryFolder[]>;
  createFolder: (body: unknown) => Promise<LibraryFolder>;
  renameFolder: (id: string, body: unknown) => Promise<void>;
  deleteFolder: (id: string) => Promise<void>;
  restoreFolder: (id: string) => Promise<void>;
  duplicates: (page?: { skip?: number; limit?: number }) => Promise<Duplicates>;
  settings: () => Promise<LibrarySettings>;
  prepareZip: (body: unknown) => Promise<LibraryZip>;
  serveZip: (request: Request, id: string) => Promise<Response>;
  import: (source: AsyncIterable<Uint8Array>, name: string) => Promise<LibraryImport>;
  readImport: (id: string) => Promise<LibraryImport>;
  reviews: Reviews;
}

/** The jobs that the library shows with their results. */
export interface LibraryRecords {
  /** Jobs by their ids. */
  readJobs: (database: Database, ids: string[]) => Promise<StudioJob[]>;
  /** Records the generation of an imported file. */
  restoreJob: RestoreJob;
}

/** Creates the operations on the library of one studio, for the person who asks. */
export function createLibrary(context: StudioContext, records: LibraryRecords): (caller: Caller) => Library {
  const { database } = context;
  const duplicates = createDuplicates(database);
  return (caller) => {
    const { personId } = caller;
    return {
      index: async (parameters) => readLibraryIndex(database, readLibraryFilter(parameters), personId),
      list: async (parameters) => listItems(database, readLibraryFilter(parameters), parameters, personId),
      range: async (parameters) => listRange(database, readLibraryFilter(parameters), parameters, personId),
      read: async (id, parameters) => readItem(database, records.readJobs, id, readLibraryFilter(parameters), personId),
      facets: () => readFacets(database, personId),
      change: (body) => changeItems(database, body, caller),
      undo: (changeId) => undoChange(database, changeId, caller),
      emptyTrash: (media) => emptyTrash(database, media.remove, caller),
      boards: () => listBoards(database, personId),
      createBoard: (body) => createBoard(database, body, caller),
      changeBoard: (id, body) => changeBoard(database, id, body, caller),
      deleteBoard: (id) => deleteBoard(database, id, caller),
      restoreBoard: (id) => restoreBoard(database, id, caller),
      readSharing: (id) => readSharing(database, id, caller),
      changeSharing: (id, body) => changeSharing(database, id, body, caller),
      leaveBoard: (id) => leaveBoard(database, id, caller),
      links: (boardId) => listLinks(context, boardId, caller),
      createLink: (boardId, link) => createLink(context, boardId, link, caller),
      revokeLink: (boardId, linkId) => revokeLink(context, boardId, linkId, caller),
      folders: () => listFolders(database, personId),
      createFolder: (body) => createFolder(database, body, caller),
      renameFolder: (id, body) => renameFolder(database, id, body, caller),
      deleteFolder: (id) => deleteFolder(database, id, caller),
      restoreFolder: (id) => restoreFolder(database, id, caller),
      duplicates: (page) => duplicates({ personId, ...page }),
      settings: () => readSettings(database),
      prepareZip: (body) => prepareZip(context, body, personId),
      serveZip: (request, id) => serveZip(context, request, id, personId),
      import: (source, name) => startImport(context, records.restoreJob, source, { name, ownerId: personId }),
      readImport: (id) => readImport(context, id),
      reviews: createReviews(database, caller),
    };
  };
}
