import { type Selection, withSelected } from './selection';

/** Makes what selects, at once or when the ids have come; these are dropped once something else was selected. */
export function createSelecting(show: (selection: Selection) => void) {
  let awaited: Promise<string[]> | null = null;
  return {
    select: (next: Selection): void => {
      awaited = null;
      show(next);
    },
    /** Selects items beside what is selected, once it is known which. */
    selectLate: async (before: Selection, ids: Promise<string[]>): Promise<void> => {
      awaited = ids;
      const known = await ids;
      if (awaited === ids) show(withSelected(before, known));
    },
  };
}
