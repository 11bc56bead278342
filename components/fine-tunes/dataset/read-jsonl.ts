import type { PreviewParts } from './preview';

/**
 * Reads the first rows of JSON lines.
 *
 * @param text the head of the file
 * @param isWhole whether the text is the whole file; otherwise its last line is truncated and left out
 */
export function readJsonl(text: string, isWhole: boolean, mostRows: number): PreviewParts {
  const lines = text.split(/\r?\n/);
  if (!isWhole) lines.pop();
  const rows: Record<string, unknown>[] = [];
  const errors: PreviewParts['errors'] = [];
  for (const [index, line] of lines.entries()) {
    if (rows.length >= mostRows) return { rows, errors, totalRows: null };
    if (line.trim() === '') continue;
    const row = readRow(line);
    if (typeof row === 'string') errors.push({ line: index + 1, message: row });
    else rows.push(row);
  }
  return { rows, errors, totalRows: isWhole ? rows.length + errors.length : null };
}

function readRow(line: string): Record<string, unknown> | string {
  try {
    const value: unknown = JSON.parse(line);
    const isRow = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isRow ? (value as Record<string, unknown>) : 'This line is not a JSON object.';
  } catch {
    return 'This line is not valid JSON.';
  }
}
