import { mostCompared } from '@/components/viewer/compare/comparison';
import type { LibraryFilter, LibrarySelection } from '@/lib/contract/studio/library';

/** A selection: some items by id, or all that the filter finds except some. */
export type Selection = { mode: 'some'; ids: ReadonlySet<string> } | { mode: 'all'; except: ReadonlySet<string> };

/** An empty selection. */
export const emptySelection: Selection = { mode: 'some', ids: new Set() };

/** A selection of everything that the filter finds. */
export const fullSelection: Selection = { mode: 'all', except: new Set() };

/** Whether an item is selected. */
export function isSelected(selection: Selection, id: string): boolean {
  return selection.mode === 'some' ? selection.ids.has(id) : !selection.except.has(id);
}

/** The number of selected items, of `total`. */
export function countSelected(selection: Selection, total: number): number {
  return selection.mode === 'some' ? selection.ids.size : Math.max(0, total - selection.except.size);
}

/** Selects an item, or deselects it. */
export function toggleSelected(selection: Selection, id: string): Selection {
  const set = new Set(selection.mode === 'some' ? selection.ids : selection.except);
  if (!set.delete(id)) set.add(id);
  return selection.mode === 'some' ? { mode: 'some', ids: set } : { mode: 'all', except: set };
}

/** Adds items to a selection. */
export function withSelected(selection: Selection, ids: Iterable<string>): Selection {
  if (selection.mode === 'some') return { mode: 'some', ids: new Set([...selection.ids, ...ids]) };
  const except = new Set(selection.except);
  for (const id of ids) except.delete(id);
  return { mode: 'all', except };
}

/** The selection as the studio reads it. */
export function toLibrarySelection(selection: Selection, filter: LibraryFilter): LibrarySelection {
  return selection.mode === 'some' ? { ids: [...selection.ids] } : { filter, except: [...selection.except] };
}

/** Two to six selected items, in the order of selection, to compare them; null for any other number. */
export function selectedToCompare(selection: Selection): readonly string[] | null {
  if (selection.mode === 'all' || selection.ids.size < 2 || selection.ids.size > mostCompared) return null;
  return [...selection.ids];
}

/** Creates functions that select at once, or when the ids have loaded; late ids are dropped if the selection has changed since. */
export function createSelecting(show: (selection: Selection) => void) {
  let awaited: Promise<string[]> | null = null;
  return {
    select: (next: Selection): void => {
      awaited = null;
      show(next);
    },
    /** Adds items to the selection once their ids have loaded. */
    selectLate: async (before: Selection, ids: Promise<string[]>): Promise<void> => {
      awaited = ids;
      const known = await ids;
      if (awaited === ids) show(withSelected(before, known));
    },
  };
}
