import { CsvError, parse, type Options } from 'csv-parse/stream';
import { csvDelimiterOf } from '../contract/fine-tunes/csv-delimiter.ts';
import { readBlocks, type DatasetSource } from './dataset-source.ts';
import { beginningRows, type Dataset, type DatasetBatch, type DatasetRow } from './dataset.ts';
import { datasetError } from './dataset-error.ts';
import { decodeUtf8, joinBytes } from './decode-utf8.ts';

const longestRecordCharacters = 32 * 1024 * 1024;
const batchRows = 2000;
/** More than the first line of any supported table. */
const firstLineBytes = 1024 * 1024;

/** A record from the library: its fields, and how many lines and bytes were read so far. */
interface ParsedRecord {
  record: string[];
  info: { lines: number; bytes: number };
}

/** A record with the line on which it begins. */
interface ReadRecord extends ParsedRecord {
  line: number;
  /** Whether bytes are not UTF-8, which become �. */
  isDamaged: boolean;
}

/** Calls back for bytes that are not UTF-8, before the library receives their block. */
async function* watchLetters(source: DatasetSource, onInvalid: () => void): AsyncGenerator<Uint8Array, void> {
  let rest: Uint8Array = new Uint8Array(0);
  for await (const block of readBlocks(source)) {
    const letters = joinBytes([rest, block]);
    // The block may end inside a character, which is checked with the next block.
    let end = letters.length;
    while (end > 0 && letters.length - end < 3 && ((letters[end - 1] ?? 0) & 0xc0) === 0x80) end -= 1;
    if (((letters[end - 1] ?? 0) & 0xc0) === 0xc0) end -= 1;
    else end = letters.length;
    if (decodeUtf8(letters.subarray(0, end)) === null) onInvalid();
    rest = letters.subarray(end);
    yield block;
  }
  if (rest.length > 0 && decodeUtf8(rest) === null) onInvalid();
}

const countIn = (fields: string[], part: string) =>
  fields.reduce((sum, field) => sum + (field.includes(part) ? field.split(part).length - 1 : 0), 0);

function explain(error: unknown): never {
  if (!(error instanceof CsvError)) throw error;
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    throw datasetError('A row of the dataset is larger than 32 MB. Check for a missing closing quote.', error);
  }
  const line = typeof error['lines'] === 'number' ? ` on line ${error['lines']}` : '';
  throw datasetError(`The dataset is not valid CSV${line}: ${error.message}.`, error);
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
  const parser = parse(options) as TransformStream<Uint8Array, ParsedRecord>;
  const reader = parser.readable.getReader();
  const writer = parser.writable.getWriter();
  let hasInvalid = false;
  let twice = 0;
  const write = async () => {
    for await (const block of watchLetters(source, () => (hasInvalid = true))) await writer.write(block);
    await writer.close();
  };
  // A failed read ends the parser, whose reader throws the error.
  const writing = write().catch((error: unknown) => writer.abort(error).catch(() => undefined));
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const { record, info } = next.value;
      // The library counts a CRLF inside of quotes as two lines.
      twice += countIn(record, '\r\n');
      const line = info.lines - twice - countIn(record, '\n');
      yield { record, info, line, isDamaged: hasInvalid && record.some((field) => field.includes('\uFFFD')) };
    }
    await writing;
  } catch (error) {
    explain(error);
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** A record as a row, with names from the header. */
function rowOf({ record, line, isDamaged }: ReadRecord, header: string[], row: number): DatasetRow {
  if (isDamaged) return { row, line, issue: 'not valid UTF-8' };
  if (record.length !== header.length) {
    const values = record.length === 1 ? '1 value' : `${record.length} values`;
    return { row, line, issue: `this row has ${values}, but the header has ${header.length} columns` };
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
  for await (const { record, isDamaged } of readRecords(source, delimiter)) {
    if (isDamaged) throw datasetError('The first line of the dataset is not valid UTF-8. Save the file as UTF-8.');
    const header = record.map((name) => name.trim());
    const seen = new Set<string>();
    for (const name of header) {
      if (seen.has(name)) throw datasetError(`The dataset has two columns named “${name.slice(0, 100)}”.`);
      seen.add(name);
    }
    return header;
  }
  throw datasetError('The dataset is empty. Its first line must name the columns.');
}

async function delimiterOf(source: DatasetSource, format: 'csv' | 'tsv'): Promise<string> {
  if (format === 'tsv') return '\t';
  return csvDelimiterOf(new TextDecoder().decode(await source.read(0, Math.min(source.bytes, firstLineBytes))));
}

/** Opens comma-, semicolon- or tab-separated values; the first line has the names of the columns (RFC 4180). */
export async function openCsv(source: DatasetSource, format: 'csv' | 'tsv'): Promise<Dataset> {
  const delimiter = await delimiterOf(source, format);
  const columns = await readHeader(source, delimiter);
  const beginning: Record<string, unknown>[] = [];
  for await (const { rows } of readRows(source, delimiter)) {
    beginning.push(...rows.flatMap((row) => ('values' in row ? [row.values] : [])).slice(0, beginningRows));
    break;
  }
  return { format, columns, rows: null, beginning, read: () => readRows(source, delimiter) };
}
