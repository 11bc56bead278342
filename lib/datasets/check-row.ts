import { checkWords } from './check-words.ts';
import type { DatasetRow } from './dataset.ts';
import type { MatchedColumn } from './match-columns.ts';
import { readRow, type RowIssue } from './read-row.ts';
import type { RowCell } from './row-cell.ts';

function checkCells(cells: RowCell[], columns: MatchedColumn[]): RowIssue | null {
  for (const [index, { texts }] of cells.entries()) {
    const { name = null, role = null } = columns[index] ?? {};
    for (const text of texts) {
      const reason = checkWords(text);
      if (reason !== null) return { code: 'word', column: name, role, reason };
    }
  }
  return null;
}

/**
 * Reads a row of a dataset and checks whether it can be tokenized: the verdict of the service, and of the browser
 * before anything is sent. Images and videos are only looked for, not opened.
 *
 * @returns a cell for each column, or what is wrong
 */
export function checkRow(row: DatasetRow, columns: MatchedColumn[]): RowCell[] | RowIssue {
  if ('issue' in row) return { code: 'row', column: null, role: null, reason: row.issue };
  const cells = readRow(row.values, columns);
  return Array.isArray(cells) ? (checkCells(cells, columns) ?? cells) : cells;
}
