import { isUtf8 } from 'node:buffer';
import { readMessages } from './read-messages.ts';
import type { MatchedColumn } from './match-columns.ts';
import type { MediaReference, RowCell } from './row-cell.ts';

/** What is wrong with a row, and in which column. */
export interface RowIssue {
  column: string | null;
  reason: string;
}

function kindOf(value: unknown): string {
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : 'an object';
  return typeof value === 'boolean' ? 'true or false' : 'a number';
}

function readText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (!(value instanceof Uint8Array) || !isUtf8(value)) return null;
  return Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('utf8');
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

function readCell({ kind, role }: MatchedColumn, value: unknown): RowCell | string {
  if (kind === 'text') {
    const text = readText(value);
    return text === null ? `${role} must be text; this is ${kindOf(value)}` : { texts: [text], media: [] };
  }
  if (kind === 'messages') return readMessages(value);
  const media = (kind === 'images' ? readList(value) : [value]).map(readMedia);
  const found = media.filter((one) => one !== null);
  if (found.length > 0 && found.length === media.length) return { texts: [], media: found };
  return kind === 'video' ? 'the video is missing; add its path or URL' : 'the image is missing; add its path or URL';
}

/**
 * Reads the script's columns of a row.
 *
 * @returns a cell for each column, or what is wrong
 */
export function readRow(values: Record<string, unknown>, columns: MatchedColumn[]): RowCell[] | RowIssue {
  const cells: RowCell[] = [];
  for (const column of columns) {
    const value = values[column.name];
    const isAbsent = value === undefined || value === null;
    if (isAbsent && column.isRequired) return { column: column.name, reason: `${column.name} is missing` };
    const isEmpty = isAbsent || (value === '' && !column.isRequired);
    const cell = isEmpty ? { texts: [], media: [] } : readCell(column, value);
    if (typeof cell === 'string') return { column: column.name, reason: cell };
    cells.push(cell);
  }
  return cells;
}
