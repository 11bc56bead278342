import type { ListRow } from './read-list';

/** What a row says, whatever its number. */
type RowContent = Pick<ListRow, 'cells' | 'fileIndex'>;

/**
 * The numbers of the rows that were sent before, found by what they say: an edit of the text moves them. Of equal rows,
 * as many count as were sent.
 */
export function sentRows(rows: readonly ListRow[], sent: readonly RowContent[]): Set<number> {
  const left = new Map<string, number>();
  for (const row of sent) left.set(nameOf(row), (left.get(nameOf(row)) ?? 0) + 1);
  const found = new Set<number>();
  for (const row of rows) {
    const name = nameOf(row);
    const count = left.get(name) ?? 0;
    if (count === 0) continue;
    left.set(name, count - 1);
    found.add(row.number);
  }
  return found;
}

/** The same for the same cells, in whichever order their columns stand, of the same file. */
function nameOf({ cells, fileIndex }: RowContent): string {
  return JSON.stringify([fileIndex, Object.entries(cells).toSorted(([one], [other]) => (one < other ? -1 : 1))]);
}
