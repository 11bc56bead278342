import { csvDelimiterOf } from '@/lib/contract/fine-tunes/csv-delimiter';
import type { PreviewParts } from './preview';

interface CsvRecord {
  line: number;
  cells: string[];
}

/**
 * The first records of delimited text by RFC 4180: quoted cells may contain the delimiter, doubled quotes and line
 * breaks. A record that is truncated at the end of the text is left out.
 */
function* splitRecords(text: string, delimiter: string, isWhole: boolean): Generator<CsvRecord> {
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let startedAt = 1;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '\n') line += 1;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === delimiter) {
      cells.push(cell);
      cell = '';
    } else if (letter === '\n') {
      yield { line: startedAt, cells: [...cells, cell.replace(/\r$/, '')] };
      [cells, cell, startedAt] = [[], '', line];
    } else cell += letter;
  }
  if (isWhole && (cell !== '' || cells.length > 0)) yield { line: startedAt, cells: [...cells, cell] };
}

/** Reads the first rows of CSV or TSV; the first record names the columns. */
export function readCsv(text: string, isWhole: boolean, mostRows: number): PreviewParts {
  const rows: Record<string, unknown>[] = [];
  const errors: PreviewParts['errors'] = [];
  let names: string[] | null = null;
  let read = 0;
  for (const { line, cells } of splitRecords(text, csvDelimiterOf(text), isWhole)) {
    if (cells.length === 1 && cells[0] === '') continue;
    if (names === null) {
      names = cells.map((name) => name.trim());
      continue;
    }
    if (rows.length >= mostRows) return { names, rows, errors, totalRows: null };
    read += 1;
    if (cells.length === names.length) rows.push(Object.fromEntries(names.map((name, index) => [name, cells[index]])));
    else errors.push({ line, message: `${cells.length} cells, but the header has ${names.length} columns.` });
  }
  return { names: names ?? [], rows, errors, totalRows: isWhole ? read : null };
}
