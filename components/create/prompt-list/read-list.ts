import { openCsv } from '@/lib/datasets/open-csv';
import { plainName } from '@/lib/schema-form/values/value-of-text';

/** The most rows of one batch. */
export const mostRows = 200;
/** Larger files are not read: a list of this size is something else. */
const mostBytes = 8 * 1024 * 1024;

/** A row of a list: a prompt, or the settings of a request by the names of the columns. */
export interface ListRow {
  /** From 1. */
  number: number;
  cells: Readonly<Record<string, string>>;
  /** The index of the file that the row is made of: two files may have one name. Only in a set of media. */
  fileIndex?: number;
  /** What is wrong with the row as a whole, as a sentence; null for nothing. */
  issue: string | null;
}

/** A list as it was given. */
export interface RequestList {
  /** The names of the columns, as they are written: those of a list of prompts are `prompt`. */
  columns: string[];
  /** The first rows: one batch takes no more. */
  rows: ListRow[];
  /** The number of all rows. */
  total: number;
  /** What a prompt of it is; null where that is no question, as in a table or with one line. */
  split: Split | null;
}

/** What a prompt of a list is: a line, or all lines up to a blank one. */
export const splits = ['lines', 'paragraphs'] as const;
export type Split = (typeof splits)[number];

/** A list, or why there is none: `too-large`, `empty`, or a sentence about the format. */
export type ReadList = { state: 'list'; list: RequestList } | { state: 'error'; reason: string };

/** The column of a list of prompts. */
export const promptColumn = 'prompt';

function listOf(list: RequestList): ReadList {
  return list.rows.length === 0 ? { state: 'error', reason: 'empty' } : { state: 'list', list };
}

/** The column of a set of media. */
export const fileColumn = 'file';

/** The list of a set of media: a row for each file. */
export function listOfFiles(paths: readonly string[]): RequestList {
  const rows = paths
    .slice(0, mostRows)
    .map((path, at): ListRow => ({ number: at + 1, cells: { [fileColumn]: path }, fileIndex: at, issue: null }));
  return { columns: [fileColumn], rows, total: paths.length, split: null };
}

/**
 * Reads a list of prompts.
 *
 * @param chosen what a prompt is; null to guess: a paragraph where there are blank lines, else a line
 */
export function readPrompts(text: string, chosen: Split | null): ReadList {
  const lines = text.replaceAll(/\r\n?/g, '\n').trim();
  const split = chosen ?? (/\n\s*\n/.test(lines) ? 'paragraphs' : 'lines');
  const parts = lines
    .split(split === 'paragraphs' ? /\n\s*\n/ : '\n')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const rows = parts
    .slice(0, mostRows)
    .map((prompt, at): ListRow => ({ number: at + 1, cells: { [promptColumn]: prompt }, issue: null }));
  return listOf({ columns: [promptColumn], rows, total: parts.length, split: lines.includes('\n') ? split : null });
}

/** Reads a table whose first line has the names of the columns. */
export async function readTable(file: Blob, format: 'csv' | 'tsv'): Promise<ReadList> {
  const source = {
    bytes: file.size,
    read: async (start: number, end: number) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
  };
  try {
    const table = await openCsv(source, format);
    const rows: ListRow[] = [];
    let total = 0;
    for await (const batch of table.read(table.columns)) {
      total += batch.rows.length;
      for (const row of batch.rows.slice(0, mostRows - rows.length)) {
        const cells = 'values' in row ? Object.entries(row.values).map(([name, value]) => [name, String(value)]) : [];
        rows.push({ number: row.row, cells: Object.fromEntries(cells), issue: 'issue' in row ? row.issue : null });
      }
    }
    return listOf({ columns: table.columns, rows, total, split: null });
  } catch (error) {
    return { state: 'error', reason: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Reads a file by its name: a table, or a list of prompts.
 *
 * @param split as in `readPrompts`
 */
export async function readListFile(file: File, split: Split | null): Promise<ReadList> {
  if (file.size > mostBytes) return { state: 'error', reason: 'too-large' };
  if (/\.csv$/i.test(file.name)) return readTable(file, 'csv');
  return /\.tsv$/i.test(file.name) ? readTable(file, 'tsv') : readPrompts(await file.text(), split);
}

/**
 * Reads a pasted text: a table, as from a spreadsheet, where its first line names columns, else a list of prompts.
 *
 * @param names what columns may be called
 * @param split as in `readPrompts`
 */
export async function readListText(text: string, names: readonly string[], split: Split | null): Promise<ReadList> {
  const format = tableFormat(text, names);
  return format === null ? readPrompts(text, split) : readTable(new Blob([text]), format);
}

/** A line names columns if the prompt is one of them, or if all of several are known. */
function tableFormat(text: string, names: readonly string[]): 'csv' | 'tsv' | null {
  const first = text.trimStart().split(/\r?\n/, 1)[0] ?? '';
  const format = first.includes('\t') ? 'tsv' : 'csv';
  const cells = first.split(format === 'tsv' ? '\t' : /[,;]/).map((cell) => plainName(cell));
  const known = new Set(names.map(plainName));
  const isAllKnown = cells.length > 1 && cells.every((cell) => known.has(cell));
  return cells.includes(promptColumn) || isAllKnown ? format : null;
}
