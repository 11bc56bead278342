/** The formats a dataset may have. */
export type DatasetFormat = 'jsonl' | 'csv' | 'parquet';

/** What a column holds, as far as the first rows show. */
export type ColumnKind = 'text' | 'number' | 'boolean' | 'list' | 'object' | 'empty';

/** One column of a dataset. */
export interface DatasetColumn {
  name: string;
  kind: ColumnKind;
}

/** A row that can't be read, by its line in the file. */
export interface PreviewError {
  line: number;
  message: string;
}

/** The head of a dataset, read in the browser. */
export interface DatasetPreview {
  format: DatasetFormat;
  columns: DatasetColumn[];
  rows: Record<string, unknown>[];
  /** How many rows there are, where the file says so; null where only reading all of it would. */
  totalRows: number | null;
  /** What is wrong among the rows that were looked at. */
  errors: PreviewError[];
}

/** What a reader makes of the head of a file. */
export type PreviewParts = Pick<DatasetPreview, 'rows' | 'totalRows' | 'errors'> & { names?: string[] };

const formats: Record<string, DatasetFormat> = {
  jsonl: 'jsonl',
  ndjson: 'jsonl',
  csv: 'csv',
  tsv: 'csv',
  parquet: 'parquet',
  pq: 'parquet',
};

/** The format of a file by its name; null for one that is no dataset. */
export function formatOf(fileName: string): DatasetFormat | null {
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return formats[extension] ?? null;
}

function kindOf(values: unknown[]): ColumnKind {
  const value = values.find((one) => one !== null && one !== undefined && one !== '');
  if (value === undefined) return 'empty';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object') return 'object';
  if (typeof value === 'boolean') return 'boolean';
  return typeof value === 'number' || typeof value === 'bigint' ? 'number' : 'text';
}

/** The columns of rows, in the order they are met, each with what it holds. */
export function columnsOf(rows: Record<string, unknown>[], names: string[] = []): DatasetColumn[] {
  const all = new Set([...names, ...rows.flatMap((row) => Object.keys(row))]);
  return [...all].map((name) => ({ name, kind: kindOf(rows.map((row) => row[name])) }));
}
