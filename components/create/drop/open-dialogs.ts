import type { ListSource } from '../prompt-list/list-source';
import type { AskedFiles } from './file-dialog';

/** The dialogs of files and lists, each with a key of its own. */
export interface OpenDialogs {
  nextKey: number;
  /** The choice of what to do with files; null while it is closed. */
  files: { key: number; asked: AskedFiles } | null;
  /** The batches. A hidden one is being sent, and comes back if some of it is not. */
  lists: readonly { key: number; source: ListSource; isHidden: boolean }[];
}

export const noDialogs: OpenDialogs = { nextKey: 1, files: null, lists: [] };

/** Whether a batch is being edited: nothing else may take its place. */
export function isListShown({ lists }: OpenDialogs): boolean {
  return lists.some(({ isHidden }) => !isHidden);
}

/** Asks about files, instead of those before. */
export function openFiles(dialogs: OpenDialogs, asked: AskedFiles): OpenDialogs {
  const { nextKey } = dialogs;
  return isListShown(dialogs) ? dialogs : { ...dialogs, nextKey: nextKey + 1, files: { key: nextKey, asked } };
}

/** Opens a batch, beside those that are being sent. */
export function openList(dialogs: OpenDialogs, source: ListSource): OpenDialogs {
  const { nextKey, lists } = dialogs;
  if (isListShown(dialogs)) return dialogs;
  return { nextKey: nextKey + 1, files: null, lists: [...lists, { key: nextKey, source, isHidden: false }] };
}

/** Hides a batch while it is being sent, or shows it again. */
export function setHidden(dialogs: OpenDialogs, key: number, isHidden: boolean): OpenDialogs {
  return { ...dialogs, lists: dialogs.lists.map((list) => (list.key === key ? { ...list, isHidden } : list)) };
}

/** Closes one dialog; the others stay. */
export function closeDialog(dialogs: OpenDialogs, key: number): OpenDialogs {
  const { files, lists } = dialogs;
  return {
    ...dialogs,
    files: files?.key === key ? null : files,
    lists: lists.filter((list) => list.key !== key),
  };
}
