'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshLibrary } from '@/lib/client/library/library';
import { reportActionError } from '@/lib/client/report-error';
import { reloadItems } from '../grid/use-library';
import { libraryMessages } from '../messages';
import type { LibraryImport } from '@/lib/contract/studio/library-import';
import { requestJson } from '@/lib/client/request';
import { sendFile } from '@/lib/client/studio-media/uploads';
import { toasts } from '@/lib/client/toasts';

const pollMs = 700;

/** Uploads a zip and follows its import to the end. `state` is its progress as text; null without an import. */
export function useImport() {
  const client = useQueryClient();
  const [state, setState] = useState<string | null>(null);

  async function start(file: File) {
    setState(libraryMessages.importing(file.name));
    try {
      let current = await importZip(file, (share) => setState(libraryMessages.importSending(file.name, share)));
      while (current.state === 'running') {
        await new Promise((resolve) => {
          setTimeout(resolve, pollMs);
        });
        current = await readImport(current.id);
        const done = current.added + current.known + current.refused;
        if (current.total !== null) setState(libraryMessages.importProgress(file.name, done, current.total));
      }
      const isWhole = current.state === 'done';
      const message = isWhole
        ? libraryMessages.imported(current.added, current.known, current.refused)
        : libraryMessages.importFailed(current.message ?? '');
      const [problem] = current.faults;
      const why = problem === undefined ? '' : ` (${problem.name}: ${problem.message})`;
      toasts.show(`${message}${why}`, { tone: isWhole && current.refused === 0 ? 'plain' : 'bad' });
    } catch (error) {
      reportActionError(error);
    }
    setState(null);
    reloadItems();
    await refreshLibrary(client);
  }

  return { start, state };
}

const path = '/api/studio/library/imports';

/**
 * Uploads a zip to be imported. The import runs in the studio once the upload is complete.
 *
 * @param onProgress called with the share that has been sent, 0 to 1
 */
function importZip(file: File, onProgress: (share: number) => void): Promise<LibraryImport> {
  return sendFile<LibraryImport>(path, file, { onProgress });
}

/** Reads the state of an import. */
function readImport(id: string): Promise<LibraryImport> {
  return requestJson(`${path}/${encodeURIComponent(id)}`);
}
