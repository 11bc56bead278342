'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { importZip, readImport } from './imports';
import { refreshLibrary } from './library';
import { toasts } from '@/lib/client/toasts';
import { tellFailure } from './use-changes';
import { renewRead } from './use-library';
import { libraryWords } from './words';

const pollMs = 700;

/** Sends a zip and follows its import to the end. `state` says how far it is; null when none is under way. */
export function useImport() {
  const client = useQueryClient();
  const [state, setState] = useState<string | null>(null);

  async function start(file: File) {
    setState(libraryWords.importing(file.name));
    try {
      let current = await importZip(file, (share) => setState(libraryWords.importSending(file.name, share)));
      while (current.state === 'running') {
        await new Promise((resolve) => {
          setTimeout(resolve, pollMs);
        });
        current = await readImport(current.id);
        const done = current.added + current.known + current.refused;
        if (current.total !== null) setState(libraryWords.importProgress(file.name, done, current.total));
      }
      const isWhole = current.state === 'done';
      const words = isWhole
        ? libraryWords.imported(current.added, current.known, current.refused)
        : libraryWords.importFailed(current.message ?? '');
      const [fault] = current.faults;
      const why = fault === undefined ? '' : ` (${fault.name}: ${fault.message})`;
      toasts.show(`${words}${why}`, { tone: isWhole && current.refused === 0 ? 'plain' : 'bad' });
    } catch (error) {
      tellFailure(error);
    }
    setState(null);
    renewRead();
    await refreshLibrary(client);
  }

  return { start, state };
}
