import { readBlocks, type DatasetSource } from './dataset-source.ts';
import { beginningRows, type Dataset, type DatasetBatch, type DatasetRow } from './dataset.ts';
import { datasetError } from './dataset-error.ts';
import { decodeUtf8, joinBytes } from './decode-utf8.ts';

/** How far to search for a first valid row: a file of gigabytes may have none. */
const mostRowsLookedAt = 1000;
const mostBytesLookedAt = 40 * 1024 * 1024;

/** The longest line, which has to fit into memory. */
const longestLineBytes = 32 * 1024 * 1024;
/** Rows in a batch: few enough to become garbage before the young generation is collected. */
const rowsAtOnce = 64;
const newline = 0x0a;

/** A batch of rows, and the offset in the block at which it ends. */
interface TakenRows {
  rows: DatasetRow[];
  usedBytes: number;
}

/** Receives a file block by block, and returns the complete rows in batches. */
interface JsonlParser {
  take: (block: Uint8Array) => Generator<TakenRows, void>;
  /** Returns the last row, if the file does not end with a line break. */
  end: () => DatasetRow[];
}

/** Reads JSONL: a JSON object per line, in UTF-8; empty lines are skipped. */
function createJsonlParser(): JsonlParser {
  let pieces: Uint8Array[] = [];
  let heldBytes = 0;
  let line = 0;
  let row = 0;

  function readLine(bytes: Uint8Array): DatasetRow | null {
    line += 1;
    if (bytes.length === 0) return null;
    // Trimming also removes a byte order mark.
    const text = decodeUtf8(bytes)?.trim() ?? null;
    if (text === '') return null;
    row += 1;
    if (text === null) return { row, line, issue: 'not valid UTF-8' };
    try {
      const values = JSON.parse(text) as unknown;
      const isObject = typeof values === 'object' && values !== null && !Array.isArray(values);
      if (!isObject) return { row, line, issue: 'each row must be a JSON object' };
      return { row, line, values: values as Record<string, unknown> };
    } catch {
      return { row, line, issue: 'not valid JSON' };
    }
  }

  function completed(piece: Uint8Array): Uint8Array {
    if (pieces.length === 0) return piece;
    const whole = joinBytes([...pieces, piece]);
    pieces = [];
    heldBytes = 0;
    return whole;
  }

  return {
    *take(block) {
      let rows: DatasetRow[] = [];
      let from = 0;
      for (let end = block.indexOf(newline); end !== -1; end = block.indexOf(newline, from)) {
        const read = readLine(completed(block.subarray(from, end)));
        if (read !== null) rows.push(read);
        from = end + 1;
        if (rows.length < rowsAtOnce) continue;
        yield { rows, usedBytes: from };
        rows = [];
      }
      yield { rows, usedBytes: block.length };
      if (from < block.length) pieces.push(block.subarray(from));
      heldBytes += block.length - from;
      if (heldBytes > longestLineBytes) throw datasetError(`Line ${line + 1} of the dataset is larger than 32 MB.`);
    },
    end() {
      const read = pieces.length === 0 ? null : readLine(completed(new Uint8Array(0)));
      return read === null ? [] : [read];
    },
  };
}

async function* readRows(source: DatasetSource): AsyncGenerator<DatasetBatch, void> {
  const parser = createJsonlParser();
  let read = 0;
  for await (const block of readBlocks(source)) {
    for (const { rows, usedBytes } of parser.take(block)) yield { rows, share: (read + usedBytes) / source.bytes };
    read += block.length;
  }
  yield { rows: parser.end(), share: 1 };
}

/** Opens a JSONL file. Its columns are those of its first rows. */
export async function openJsonl(source: DatasetSource): Promise<Dataset> {
  const beginning: Record<string, unknown>[] = [];
  let looked = 0;
  for await (const { rows, share } of readRows(source)) {
    looked += rows.length;
    beginning.push(...rows.flatMap((row) => ('values' in row ? [row.values] : [])).slice(0, beginningRows));
    if (beginning.length > 0 || looked >= mostRowsLookedAt || share * source.bytes >= mostBytesLookedAt) break;
  }
  const columns = [...new Set(beginning.flatMap((values) => Object.keys(values)))];
  return { format: 'jsonl', columns, rows: null, beginning, read: () => readRows(source) };
}
