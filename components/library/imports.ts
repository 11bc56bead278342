import type { LibraryImport } from '@/lib/contract/library-import';
import { requestJson } from '@/lib/client/request';
import { sendFile } from '@/lib/client/studio-media/uploads';

const path = '/api/studio/library/imports';

/**
 * Sends a zip to be imported; the studio goes on by itself once it has all of it.
 *
 * @param onProgress hears the share that has been sent, 0 to 1
 */
export function importZip(file: File, onProgress: (share: number) => void): Promise<LibraryImport> {
  return sendFile<LibraryImport>(path, file, { onProgress });
}

/** How an import stands. */
export function readImport(id: string): Promise<LibraryImport> {
  return requestJson(`${path}/${encodeURIComponent(id)}`);
}
