import type { ColumnRole } from './column-sets.ts';
import { decodeUtf8 } from './decode-utf8.ts';
import { readMessages } from './read-messages.ts';
import type { MatchedColumn } from './match-columns.ts';
import type { MediaReference, RowCell } from './row-cell.ts';

/**
 * The kind of what is wrong with a row: the row as a whole, a value that is missing, no text, no chat, no address of an
 * image or video, a word that is too long, or a text that is empty. The last one the service accepts.
 */
export type RowIssueCode = 'row' | 'missing' | 'text' | 'messages' | 'media' | 'word' | 'empty';

/** What is wrong with a row, and in which column. */
export interface RowIssue {
  code: RowIssueCode;
  /** The column's name in the dataset; null for the whole row. */
  column: string | null;
  role: ColumnRole | null;
  reason: string;
}

function kindOf(value: unknown): string {
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : 'an object';
  return typeof value === 'boolean' ? 'true or false' : 'a number';
}

function readText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return value instanceof Uint8Array ? decodeUtf8(value) : null;
}

/** An image or video as datasets write it: a URL or path, bytes, or an object with either. */
export function readMedia(value: unknown): MediaReference | null {
  if (value instanceof Uint8Array && value.length > 0) return { bytes: value };
  if (typeof value === 'string') return value.trim() === '' ? null : { address: value.trim() };
  if (typeof value !== 'object' || value === null) return null;
  const { bytes, path, url, src } = value as Record<string, unknown>;
  return readMedia(bytes ?? null) ?? readMedia(url ?? src ?? path ?? null);
}

/** A list as datasets write it: a list, or its JSON as text, as in CSV. */
function readList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string' && /^\s*\[/.test(value)) {
    try {
      const parsed = JSON.parse(value) as unknown;
      if (Array.isArray(parsed)) return parsed;
    } catch {
      return [];
    }
  }
  return [value];
}

type CellIssue = Pick<RowIssue, 'code' | 'reason'>;

function readCell({ kind, role }: MatchedColumn, value: unknown): RowCell | CellIssue {
  if (kind === 'text') {
    const text = readText(value);
    if (text === null) return { code: 'text', reason: `${role} must be text; this is ${kindOf(value)}` };
    return { texts: [text], media: [] };
  }
  if (kind === 'messages') {
    const read = readMessages(value);
    return typeof read === 'string' ? { code: 'messages', reason: read } : read;
  }
  const media = (kind === 'images' ? readList(value) : [value]).map(readMedia);
  const found = media.filter((one) => one !== null);
  if (found.length > 0 && found.length === media.length) return { texts: [], media: found };
  const what = kind === 'video' ? 'video' : 'image';
  return { code: 'media', reason: `the ${what} is missing; add its path or URL` };
}

/**
 * Reads the script's columns of a row.
 *
 * @returns a cell for each column, or what is wrong
 */
export function readRow(values: Record<string, unknown>, columns: MatchedColumn[]): RowCell[] | RowIssue {
  const cells: RowCell[] = [];
  for (const column of columns) {
    const { name, role } = column;
    const value = values[name];
    const isAbsent = value === undefined || value === null;
    if (isAbsent && column.isRequired) {
      return { code: 'missing', column: name, role, reason: `${name} is missing` };
    }
    const isEmpty = isAbsent || (value === '' && !column.isRequired);
    const cell = isEmpty ? { texts: [], media: [] } : readCell(column, value);
    if ('reason' in cell) return { ...cell, column: name, role };
    cells.push(cell);
  }
  return cells;
}
