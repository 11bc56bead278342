import type {
  LibraryBoard,
  LibraryChanged,
  LibraryFacets,
  LibraryIndex,
  LibraryItemDetail,
  LibraryItemList,
  LibraryZip,
} from '../../contract/studio/library.ts';
import type { LibraryImport } from '../../contract/studio/library-import.ts';
import type { Media } from '../media/create-media.ts';
import type { StudioContext } from '../studio-context.ts';
import { createBoard, deleteBoard, listBoards, renameBoard, restoreBoard } from './board-verbs.ts';
import { changeItems, undoChange } from './change-items.ts';
import { emptyTrash } from './empty-trash.ts';
import { readImport, startImport } from './import/run-import.ts';
import { listItems, listRange } from './list-items.ts';
import { readFacets } from './read-facets.ts';
import { readLibraryFilter } from './read-filter.ts';
import { readLibraryIndex } from './read-index.ts';
import { readItem } from './read-item.ts';
import { prepareZip, serveZip } from './zip/serve-zip.ts';

/** What can be done with the library. Parameters are those of an address; each verb says what it throws where it is defined. */
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
  renameBoard: (id: string, body: unknown) => Promise<void>;
  deleteBoard: (id: string) => Promise<void>;
  restoreBoard: (id: string) => Promise<void>;
  prepareZip: (body: unknown) => Promise<LibraryZip>;
  serveZip: (request: Request, id: string) => Promise<Response>;
  import: (source: AsyncIterable<Uint8Array>, name: string) => Promise<LibraryImport>;
  readImport: (id: string) => Promise<LibraryImport>;
}

/** The verbs of the library, bound to one studio. */
export function createLibrary(context: StudioContext): Library {
  const { database } = context;
  return {
    index: async (parameters) => readLibraryIndex(database, readLibraryFilter(parameters)),
    list: async (parameters) => listItems(database, readLibraryFilter(parameters), parameters),
    range: async (parameters) => listRange(database, readLibraryFilter(parameters), parameters),
    read: async (id, parameters) => readItem(database, id, readLibraryFilter(parameters)),
    facets: () => readFacets(database),
    change: (body) => changeItems(database, body),
    undo: (changeId) => undoChange(database, changeId),
    emptyTrash: (media) => emptyTrash(context, media),
    boards: () => listBoards(database),
    createBoard: (body) => createBoard(database, body),
    renameBoard: (id, body) => renameBoard(database, id, body),
    deleteBoard: (id) => deleteBoard(database, id),
    restoreBoard: (id) => restoreBoard(database, id),
    prepareZip: (body) => prepareZip(context, body),
    serveZip: (request, id) => serveZip(context, request, id),
    import: (source, name) => startImport(context, source, name),
    readImport: (id) => readImport(context, id),
  };
}
