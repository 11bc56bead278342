/** The formats of datasets. */
export type DatasetFormat = 'jsonl' | 'csv' | 'parquet';

/** The content of a column, judged by the first rows. */
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
  /** The number of rows, if the file has it in its metadata; else null. */
  totalRows: number | null;
  /** The errors of the rows that were read. */
  errors: PreviewError[];
}

/** The result of reading the head of a file. */
export type PreviewParts = Pick<DatasetPreview, 'rows' | 'totalRows' | 'errors'> & { names?: string[] };

const formats: Record<string, DatasetFormat> = {
  jsonl: 'jsonl',
  ndjson: 'jsonl',
  csv: 'csv',
  tsv: 'csv',
  parquet: 'parquet',
  pq: 'parquet',
};

/** The format of a file by its name; null if it is no dataset. */
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

/** The columns of rows, in order of appearance, each with its content. */
export function columnsOf(rows: Record<string, unknown>[], names: string[] = []): DatasetColumn[] {
  const all = new Set([...names, ...rows.flatMap((row) => Object.keys(row))]);
  return [...all].map((name) => ({ name, kind: kindOf(rows.map((row) => row[name])) }));
}
