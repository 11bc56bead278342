import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { fileWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';

/** A row of the datasets for tests and benchmarks. */
export interface DatasetRow {
  prompt: string;
  completion: string;
}

const rowsAtOnce = 10_000;
const words = [
  ...'the a of and in on with under over between light colour water stone morning evening lantern harbour painted quiet'.split(
    ' ',
  ),
  ...'mountain river window portrait watercolour bicycle cathedral umbrella gallery saxophone thunderstorm reflection'.split(
    ' ',
  ),
  ...'Straße café naïve façade größer Ωmega 東京 夜景 привет мир 42 1998 3.14 #ff8800 don’t it’s re-rendered'.split(
    ' ',
  ),
];

/** A deterministic random number generator (mulberry32). */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A number of rows of words, always the same; most are short, some long. */
export function* makeRows(count: number): Generator<DatasetRow, void> {
  const chance = createChance(7);
  const sentence = (most: number) => {
    const length = 1 + Math.floor(chance() ** 3 * most);
    const text = Array.from({ length }, () => words[Math.floor(chance() * words.length)]).join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  for (let row = 0; row < count; row += 1) yield { prompt: sentence(40), completion: sentence(60) };
}

/** Streams rows to a JSONL file. */
export async function writeJsonl(path: string, rows: Iterable<DatasetRow>): Promise<void> {
  const file = createWriteStream(path);
  let lines: string[] = [];
  const flush = async () => {
    if (!file.write(lines.join(''))) await once(file, 'drain');
    lines = [];
  };
  for (const row of rows) {
    lines.push(`${JSON.stringify(row)}\n`);
    if (lines.length === rowsAtOnce) await flush();
  }
  await flush();
  await new Promise((resolve) => file.end(resolve));
}

/** Writes rows as Parquet, in row groups of a given size. */
export function writeParquet(path: string, rows: Iterable<DatasetRow>, rowGroupSize = rowsAtOnce): void {
  const column = (name: 'prompt' | 'completion', data: DatasetRow[]) => ({
    name,
    data: data.map((row) => row[name]),
    type: 'STRING' as const,
    nullable: false,
  });
  const columnsOf = (data: DatasetRow[]) => [column('prompt', data), column('completion', data)];
  const writer = new ParquetWriter({
    writer: fileWriter(path),
    schema: schemaFromColumnData({ columnData: columnsOf([]) }),
  });
  let batch: DatasetRow[] = [];
  const flush = () => {
    if (batch.length > 0) void writer.write({ columnData: columnsOf(batch), rowGroupSize });
    batch = [];
  };
  for (const row of rows) {
    batch.push(row);
    if (batch.length === rowGroupSize) flush();
  }
  flush();
  void writer.finish();
}
