import type { LibraryBoard, LibraryFilter } from '@/lib/contract/studio/library';

/** The board that a filter opens, as far as it matters what can be done there. */
export interface OpenBoard {
  /** Null while it is not known, and without one. */
  name: string | null;
  /** The board that items are added to and removed from; null without one, and for one that the person may only view. */
  editableId: string | null;
  /** `gone`: it does not exist, as far as the person may know. */
  state: 'none' | 'editable' | 'viewed' | 'gone';
}

/** @param boards undefined while they load */
export function openBoard(boards: readonly LibraryBoard[] | undefined, { board: id }: LibraryFilter): OpenBoard {
  if (id === undefined) return { name: null, editableId: null, state: 'none' };
  if (boards === undefined) return { name: null, editableId: id, state: 'editable' };
  const board = boards.find((each) => each.id === id);
  if (board === undefined) return { name: null, editableId: null, state: 'gone' };
  const { name, mayEdit } = board;
  return mayEdit ? { name, editableId: id, state: 'editable' } : { name, editableId: null, state: 'viewed' };
}
