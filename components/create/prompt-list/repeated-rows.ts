import type { ListRow } from './read-list';

/**
 * The rows that say the same as one before them, whatever their spaces, by their numbers, with the number of that row.
 * Rows of files are never the same.
 */
export function repeatedRows(rows: readonly ListRow[]): Map<number, number> {
  const first = new Map<string, number>();
  const repeated = new Map<number, number>();
  for (const { number, cells, fileIndex, issue } of rows) {
    if (fileIndex !== undefined || issue !== null) continue;
    const said = Object.entries(cells).map(([column, text]) => [column, text.replaceAll(/\s+/g, ' ').trim()]);
    const name = JSON.stringify(said);
    const before = first.get(name);
    if (before === undefined) first.set(name, number);
    else repeated.set(number, before);
  }
  return repeated;
}
