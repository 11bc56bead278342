'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { changeItems, libraryKeys, undoChange } from './library';
import { reportError } from '@/lib/client/report-error';
import { toasts } from '@/lib/client/toasts';
import type { LibraryChange, LibrarySelection } from '@/lib/contract/library';
import { changeRead, expectWithout, renewRead } from './use-library';
import { libraryWords } from './words';

/** Changes items: shown at once, told in a line, and taken back by its button. */
export function useChanges() {
  const client = useQueryClient();
  return useCallback(
    async (selection: LibrarySelection, change: LibraryChange) => {
      showAtOnce(selection, change);
      try {
        const { id, count } = await changeItems(selection, change);
        toasts.show(libraryWords.done(change, count), {
          action: count === 0 ? null : { label: libraryWords.undo, run: () => void takeBack(id) },
        });
      } catch (error) {
        tellFailure(error);
      }
      await readAgain();

      async function takeBack(id: string) {
        expectWithout(null);
        await undoChange(id).catch(tellFailure);
        await readAgain();
      }

      function readAgain() {
        renewRead();
        return client.invalidateQueries({ queryKey: libraryKeys.all });
      }
    },
    [client],
  );
}

/** Says why something did not work. */
export function tellFailure(error: unknown): void {
  reportError(error, libraryWords.failed);
}

/** Stars are there before the studio has answered; what leaves does so with the new index. */
function showAtOnce(selection: LibrarySelection, change: LibraryChange): void {
  const isLeaving = change.do === 'trash' || change.do === 'restore' || change.do === 'remove_from_board';
  expectWithout(isLeaving && 'ids' in selection ? new Set(selection.ids) : null);
  if (change.do !== 'star' && change.do !== 'unstar') return;
  const isStarred = change.do === 'star';
  const ids = 'ids' in selection ? new Set(selection.ids) : null;
  const except = 'ids' in selection ? null : new Set(selection.except);
  changeRead((item) => {
    const isMeant = ids === null ? except?.has(item.media.id) === false : ids.has(item.media.id);
    return isMeant ? { ...item, isStarred } : item;
  });
}
