import { queryOptions } from '@tanstack/react-query';
import type {
  LibraryBoard,
  LibraryChange,
  LibraryChanged,
  LibraryFacets,
  LibraryFilter,
  LibraryIndex,
  LibraryItemDetail,
  LibraryItemList,
  LibrarySelection,
  LibraryZip,
} from '../../contract/studio/library.ts';
import { filterParameters } from '../../contract/studio/library-filter.ts';
import { awaitModelNames } from '../models/models.ts';
import { request, requestJson } from '../request.ts';
import { createOrderedRunner } from './ordered-runner.ts';

const base = '/api/studio/library';

/** The query keys of the library. */
export const libraryKeys = {
  all: ['library'] as const,
  indexes: ['library', 'index'] as const,
  index: (filter: LibraryFilter) => ['library', 'index', filterParameters(filter).toString()] as const,
  heads: ['library', 'head'] as const,
  head: (filter: LibraryFilter) => ['library', 'head', filterParameters(filter).toString()] as const,
  items: ['library', 'item'] as const,
  item: (id: string, filter: LibraryFilter) => ['library', 'item', id, filterParameters(filter).toString()] as const,
  facets: ['library', 'facets'] as const,
  boards: ['library', 'boards'] as const,
  folders: ['library', 'folders'] as const,
};

/** The key of the files that pickers offer, in the query cache. */
export const resultMediaKey = ['result-media'] as const;

/** A filter with the time zone of this browser, by which the studio counts days. */
function inThisZone(filter: LibraryFilter): LibraryFilter {
  return { ...filter, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

function query(filter: LibraryFilter, more: Record<string, string> = {}): string {
  const parameters = filterParameters(filter);
  for (const [name, value] of Object.entries(more)) parameters.set(name, value);
  return parameters.toString();
}

/** The shapes and sections of all items that a filter finds. */
export function indexOptions(filter: LibraryFilter) {
  return queryOptions({
    queryKey: libraryKeys.index(filter),
    queryFn: ({ signal }) => requestJson<LibraryIndex>(`${base}/index?${query(inThisZone(filter))}`, { signal }),
    staleTime: 60_000,
  });
}

/** The first items of a filter, for the first screen. */
export function headOptions(filter: LibraryFilter) {
  return queryOptions({
    queryKey: libraryKeys.head(filter),
    queryFn: async ({ client, signal }) => {
      const [head] = await Promise.all([readItems(filter, { limit: '60' }, signal), awaitModelNames(client)]);
      return head;
    },
    staleTime: 60_000,
  });
}

/** A page of items: from a cursor on, or all that are newer than one. */
export function readItems(
  filter: LibraryFilter,
  page: { startingAt?: string; newerThan?: string; limit: string },
  signal?: AbortSignal,
): Promise<LibraryItemList> {
  return requestJson(`${base}/items?${query(inThisZone(filter), page)}`, signal === undefined ? {} : { signal });
}

/** The ids of all items between two cursors. */
export async function readRange(filter: LibraryFilter, one: string, other: string): Promise<string[]> {
  const { ids } = await requestJson<{ ids: string[] }>(`${base}/range?${query(inThisZone(filter), { one, other })}`);
  return ids;
}

/** One item with its details, and its neighbours under a filter. */
export function itemOptions(id: string, filter: LibraryFilter) {
  return queryOptions({
    queryKey: libraryKeys.item(id, filter),
    queryFn: ({ signal }) =>
      requestJson<LibraryItemDetail>(`${base}/items/${encodeURIComponent(id)}?${query(inThisZone(filter))}`, {
        signal,
      }),
    staleTime: 30_000,
  });
}

/** The values to filter by. */
export function facetsOptions() {
  return queryOptions({
    queryKey: libraryKeys.facets,
    queryFn: ({ signal }) => requestJson<LibraryFacets>(`${base}/facets`, { signal }),
    staleTime: 60_000,
  });
}

/** All boards. */
export function boardsOptions() {
  return queryOptions({
    queryKey: libraryKeys.boards,
    queryFn: async ({ signal }) => {
      const { boards } = await requestJson<{ boards: LibraryBoard[] }>(`${base}/boards`, { signal });
      return boards;
    },
    staleTime: 60_000,
  });
}

/** Changes are sent one after the other, so that a star and its removal happen in that order. */
const runInOrder = createOrderedRunner();

/** Changes all selected items, after earlier changes are complete. */
export function changeItems(selection: LibrarySelection, change: LibraryChange): Promise<LibraryChanged> {
  const body = { selection: zoned(selection), change };
  return runInOrder(() => requestJson(`${base}/changes`, { method: 'POST', body }));
}

/** Undoes a change, after earlier changes are complete. */
export async function undoChange(id: string): Promise<void> {
  await runInOrder(() => request(`${base}/changes/${id}`, { method: 'DELETE' }));
}

/** Prepares a zip for download, and returns its address. */
export function prepareZip(selection: LibrarySelection): Promise<LibraryZip> {
  return requestJson(`${base}/zips`, { method: 'POST', body: { selection: zoned(selection) } });
}

function zoned(selection: LibrarySelection): LibrarySelection {
  return 'filter' in selection ? { ...selection, filter: inThisZone(selection.filter) } : selection;
}

/** Deletes everything in the trash for good, except files that a job still needs. */
export function emptyTrash(): Promise<{ removed: number; kept: number }> {
  return requestJson(`${base}/trash`, { method: 'DELETE' });
}

/** Creates an empty board. */
export function createBoard(name: string): Promise<LibraryBoard> {
  return requestJson(`${base}/boards`, { method: 'POST', body: { name } });
}

/** Renames a board. */
export async function renameBoard({ id, name }: { id: string; name: string }): Promise<void> {
  await request(`${base}/boards/${id}`, { method: 'PUT', body: { name } });
}

/** Deletes a board; its items stay in the library. */
export async function deleteBoard(id: string): Promise<void> {
  await request(`${base}/boards/${id}`, { method: 'DELETE' });
}

/** Restores a deleted board. */
export async function restoreBoard(id: string): Promise<void> {
  await request(`${base}/boards/${id}/restore`, { method: 'POST' });
}
