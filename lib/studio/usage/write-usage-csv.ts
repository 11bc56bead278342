import type { UsageRow } from './read-usage.ts';

/** Spreadsheets run a cell that begins with one of these as a formula. */
const formulaStart = /^[=+\-@\t\r]/;

const header = [
  'date_utc',
  'person',
  'email',
  'model',
  'model_name',
  'jobs',
  'finished',
  'failed',
  'cancelled',
  'seconds',
  'cost_usd',
  'jobs_without_price',
];

/**
 * Usage as a CSV file by RFC 4180, in UTF-8. A text that a spreadsheet would run as a formula gets an apostrophe in front,
 * as OWASP recommends for CSV injection. Numbers have a point, whatever the reader's language.
 */
export function writeUsageCsv(rows: readonly UsageRow[]): string {
  const lines = rows.map((row) => [
    row.day,
    row.name,
    row.email ?? '',
    row.model,
    row.modelName ?? '',
    row.jobs,
    row.finished,
    row.failed,
    row.cancelled,
    row.seconds,
    writeCost(row.cost),
    row.unpriced,
  ]);
  return [header, ...lines].map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');
}

/** Without an exponent, which some spreadsheets read as text. */
function writeCost(dollars: number): number | string {
  return dollars !== 0 && dollars < 0.001 ? dollars.toFixed(6) : dollars;
}

function writeCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const safe = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
