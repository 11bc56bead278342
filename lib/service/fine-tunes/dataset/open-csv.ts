import { pipeline, Readable } from 'node:stream';
import { CsvError, parse, type Options } from 'csv-parse';
import { datasetFault } from './dataset-fault.ts';
import { readBlocks, type DatasetSource } from './dataset-source.ts';
import { beginningRows, type Dataset, type DatasetBatch, type DatasetRow } from './dataset.ts';

const longestRecordCharacters = 32 * 1024 * 1024;
const batchRows = 2000;

/** A record as the library gives it: its fields, and how many lines were read with it. */
interface ReadRecord {
  record: string[];
  info: { lines: number; bytes: number };
}

const newlinesIn = (fields: string[]) =>
  fields.reduce((sum, field) => sum + (field.includes('\n') ? field.split('\n').length - 1 : 0), 0);

function explain(error: unknown): never {
  if (!(error instanceof CsvError)) throw error;
  const line = typeof error['lines'] === 'number' ? ` on line ${error['lines']}` : '';
  throw datasetFault(`The dataset is not in order as CSV${line}: ${error.message}.`, error);
}

async function* readRecords(source: DatasetSource, delimiter: string): AsyncGenerator<ReadRecord, void> {
  const options: Options = {
    delimiter,
    record_delimiter: ['\r\n', '\n'],
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestRecordCharacters,
  };
  const parser = parse(options);
  // Its failure is told by the parser, which it destroys.
  pipeline(Readable.from(readBlocks(source), { objectMode: false }), parser, () => undefined);
  try {
    for await (const record of parser) yield record as ReadRecord;
  } catch (error) {
    explain(error);
  }
}

/** A record as a row; the header's names give its values theirs. */
function rowOf({ record, info }: ReadRecord, header: string[], row: number): DatasetRow {
  const line = info.lines - newlinesIn(record);
  if (record.length !== header.length) {
    const values = record.length === 1 ? 'a value' : `${record.length} values`;
    return { row, line, fault: `this has ${values}, and the header ${header.length} columns` };
  }
  return { row, line, values: Object.fromEntries(header.map((name, index) => [name, record[index]])) };
}

async function* readRows(source: DatasetSource, delimiter: string): AsyncGenerator<DatasetBatch, void> {
  let header: string[] | null = null;
  let row = 0;
  let rows: DatasetRow[] = [];
  for await (const read of readRecords(source, delimiter)) {
    if (header === null) {
      header = read.record.map((name) => name.trim());
      continue;
    }
    row += 1;
    rows.push(rowOf(read, header, row));
    if (rows.length < batchRows) continue;
    yield { rows, share: Math.min(1, read.info.bytes / source.bytes) };
    rows = [];
  }
  yield { rows, share: 1 };
}

async function readHeader(source: DatasetSource, delimiter: string): Promise<string[]> {
  for await (const { record } of readRecords(source, delimiter)) {
    const header = record.map((name) => name.trim());
    const twice = header.find((name, index) => header.indexOf(name) !== index);
    if (twice !== undefined) throw datasetFault(`The dataset has two columns named “${twice}”.`);
    return header;
  }
  throw datasetFault('The dataset is empty: its first line must name the columns.');
}

/** Opens comma- or tab-separated values, the first line naming the columns (RFC 4180). */
export async function openCsv(source: DatasetSource, format: 'csv' | 'tsv'): Promise<Dataset> {
  const delimiter = format === 'csv' ? ',' : '\t';
  const columns = await readHeader(source, delimiter);
  const beginning: Record<string, unknown>[] = [];
  for await (const { rows } of readRows(source, delimiter)) {
    beginning.push(...rows.flatMap((row) => ('values' in row ? [row.values] : [])).slice(0, beginningRows));
    break;
  }
  return { format, columns, rows: null, beginning, read: () => readRows(source, delimiter) };
}
