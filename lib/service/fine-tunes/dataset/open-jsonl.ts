import { readBlocks, type DatasetSource } from './dataset-source.ts';
import { beginningRows, type Dataset, type DatasetBatch } from './dataset.ts';
import { createJsonlParser } from './jsonl-rows.ts';

/** How far a first good row is looked for: a file of gigabytes may have none. */
const mostRowsLookedAt = 1000;
const mostBytesLookedAt = 40 * 1024 * 1024;

async function* readRows(source: DatasetSource): AsyncGenerator<DatasetBatch, void> {
  const parser = createJsonlParser();
  let read = 0;
  for await (const block of readBlocks(source)) {
    for (const { rows, usedBytes } of parser.take(block)) yield { rows, share: (read + usedBytes) / source.bytes };
    read += block.length;
  }
  yield { rows: parser.end(), share: 1 };
}

/** Opens a file of lines with a JSON object each. Its columns are those of its first rows. */
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
