'use client';

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { boardsOptions, changeItems, libraryKeys, undoChange } from '@/lib/client/library/library';
import type { LibraryChange, LibraryItem, LibraryItemDetail, LibrarySelection } from '@/lib/contract/studio/library';
import { reportActionError } from '@/lib/client/report-error';
import { loadedItems } from '@/lib/client/library/loaded-items';
import { actionMessages } from './messages';
import { toasts } from '@/lib/client/toasts';

/**
 * Changes items: shown at once, with a toast that can undo the change. A quiet change is only announced to screen readers,
 * where the items themselves show how to undo it.
 */
export function useChanges() {
  const client = useQueryClient();
  return useCallback(
    async (selection: LibrarySelection, change: LibraryChange, { isQuiet = false } = {}) => {
      showAtOnce(client, selection, change);
      const sent = changeItems(selection, change);
      const entry = sent.then(
        ({ id, count }) => (count > 0 ? id : null),
        () => null,
      );
      undoable.push(entry);
      try {
        const { count } = await sent;
        const message = describeChange(change, count, boardOf(client, change));
        if (isQuiet) toasts.announce(message);
        else {
          toasts.show(message, {
            action: count === 0 ? null : { label: actionMessages.undo, run: () => void undo(client, entry) },
            // Whoever rates one item after the other needs no pile of toasts.
            topic: marksOf(change) === null ? null : 'marks',
          });
        }
      } catch (error) {
        reportActionError(error);
      }
      await readAgain(client);
    },
    [client],
  );
}

/** Undoes the last change of this page that was not undone yet, even one that is still being sent; nothing without one. */
export function useUndo() {
  const client = useQueryClient();
  return useCallback(async () => {
    for (let entry = undoable.at(-1); entry !== undefined; entry = undoable.at(-1)) {
      const outcome = await undo(client, entry);
      if (outcome === 'undone') toasts.show(actionMessages.undone, { topic: 'marks' });
      if (outcome !== 'nothing') return;
    }
  }, [client]);
}

/** The changes of this page that can be undone, the latest last: their ids; null for one that has changed nothing. */
const undoable: Promise<string | null>[] = [];

/** Undoes a change. `nothing`: it has changed nothing. A failure is shown. */
async function undo(client: QueryClient, entry: Promise<string | null>): Promise<'undone' | 'failed' | 'nothing'> {
  const at = undoable.indexOf(entry);
  if (at >= 0) void undoable.splice(at, 1);
  const id = await entry;
  if (id === null) return 'nothing';
  loadedItems.expectRemoval(null);
  try {
    await undoChange(id);
    return 'undone';
  } catch (error) {
    reportActionError(error);
    return 'failed';
  } finally {
    await readAgain(client);
  }
}

function readAgain(client: QueryClient): Promise<void> {
  loadedItems.renew();
  return client.invalidateQueries({ queryKey: libraryKeys.all });
}

/** What a change sets on an item that stays in view; null for others. */
function marksOf(change: LibraryChange): Partial<LibraryItem> | null {
  switch (change.do) {
    case 'star':
    case 'unstar':
      return { isStarred: change.do === 'star' };
    case 'rate':
      return { rating: change.rating };
    case 'label':
      return { label: change.label };
    case 'flag':
      return { flag: change.flag };
    default:
      return null;
  }
}

/** Shows marks before the studio has answered. Removed items disappear with the new index. */
function showAtOnce(client: QueryClient, selection: LibrarySelection, change: LibraryChange): void {
  const isLeaving = change.do === 'trash' || change.do === 'restore' || change.do === 'remove_from_board';
  loadedItems.expectRemoval(isLeaving && 'ids' in selection ? new Set(selection.ids) : null);
  const marks = marksOf(change);
  if (marks === null) return;
  const ids = 'ids' in selection ? new Set(selection.ids) : null;
  const except = 'ids' in selection ? null : new Set(selection.except);
  const marked = (item: LibraryItem) => {
    const isMeant = ids === null ? except?.has(item.media.id) === false : ids.has(item.media.id);
    return isMeant ? { ...item, ...marks } : item;
  };
  loadedItems.change(marked);
  client.setQueriesData<LibraryItemDetail>({ queryKey: libraryKeys.items }, (detail) =>
    detail === undefined ? detail : { ...detail, item: marked(detail.item) },
  );
}

/** The name of the board that a change is about; null for other changes, and while the boards are not known. */
function boardOf(client: QueryClient, change: LibraryChange): string | null {
  if (!('board' in change)) return null;
  const boards = client.getQueryData(boardsOptions().queryKey);
  return boards?.find(({ id }) => id === change.board)?.name ?? null;
}

/** What a change of marks was to do where no item had to be changed. */
function describeNothing(change: LibraryChange): string {
  const { nothingToChange, nothingToRemove } = actionMessages;
  if (change.do === 'unstar') return nothingToRemove.star;
  if (change.do === 'rate' && change.rating === 0) return nothingToRemove.rating;
  if (change.do === 'label' && change.label === null) return nothingToRemove.label;
  if (change.do === 'flag' && change.flag === null) return nothingToRemove.flag;
  return nothingToChange;
}

function describeChange(change: LibraryChange, count: number, board: string | null): string {
  const { done, doneToBoard } = actionMessages;
  if (count === 0 && marksOf(change) !== null) return describeNothing(change);
  if (board !== null && (change.do === 'add_to_board' || change.do === 'remove_from_board'))
    return doneToBoard[change.do]({ number: count, board });
  switch (change.do) {
    case 'rate':
      return change.rating === 0 ? done.unrate({ number: count }) : done.rate({ number: count, rating: change.rating });
    case 'label':
      return change.label === null ? done.unlabel({ number: count }) : done.label[change.label]({ number: count });
    case 'flag':
      if (change.flag === null) return done.unflag({ number: count });
      return change.flag === 'kept' ? done.keep({ number: count }) : done.reject({ number: count });
    default:
      return done[change.do]({ number: count });
  }
}
