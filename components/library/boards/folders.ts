import { queryOptions } from '@tanstack/react-query';
import { libraryKeys } from '@/lib/client/library/library';
import { request, requestJson } from '@/lib/client/request';
import type { BoardChange, LibraryBoard, LibraryFolder } from '@/lib/contract/studio/library';

const base = '/api/studio/library';

/** All folders. */
export function foldersOptions() {
  return queryOptions({
    queryKey: libraryKeys.folders,
    queryFn: async ({ signal }) => {
      const { folders } = await requestJson<{ folders: LibraryFolder[] }>(`${base}/folders`, { signal });
      return folders;
    },
    staleTime: 60_000,
  });
}

/** Creates an empty folder. */
export function createFolder(name: string): Promise<LibraryFolder> {
  return requestJson(`${base}/folders`, { method: 'POST', body: { name } });
}

/** Renames a folder. */
export async function renameFolder({ id, name }: { id: string; name: string }): Promise<void> {
  await request(`${base}/folders/${id}`, { method: 'PUT', body: { name } });
}

/** Deletes a folder; its boards stay. */
export async function deleteFolder(id: string): Promise<void> {
  await request(`${base}/folders/${id}`, { method: 'DELETE' });
}

/** Restores a deleted folder. */
export async function restoreFolder(id: string): Promise<void> {
  await request(`${base}/folders/${id}/restore`, { method: 'POST' });
}

/** Creates an empty board in a folder. */
export function createBoardIn(name: string, folder: string): Promise<LibraryBoard> {
  return requestJson(`${base}/boards`, { method: 'POST', body: { name, folder } });
}

/** Moves a board to a folder; null: out of all folders. */
export async function moveBoard(id: string, folder: string | null): Promise<void> {
  const body: BoardChange = { folder };
  await request(`${base}/boards/${id}`, { method: 'PUT', body });
}
