import { writeCsvLine } from '../../http/write-csv.ts';
import type { UsageRow } from './read-usage.ts';

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

/** Usage as a CSV file, in UTF-8. Numbers have a point, whatever the reader's language. */
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
  return [header, ...lines].map((cells) => writeCsvLine(cells.map(String))).join('');
}

/** Without an exponent, which some spreadsheets read as text. */
function writeCost(dollars: number): number | string {
  return dollars !== 0 && dollars < 0.001 ? dollars.toFixed(6) : dollars;
}
