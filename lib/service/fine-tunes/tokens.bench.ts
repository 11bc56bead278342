import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, type Benchmark } from '../../setup/bench/benchmark.ts';
import { tokenizeFile, type TokenizedFile } from './testing/tokenize-file.ts';
import { makeRows, writeJsonl, writeParquet } from './testing/write-datasets.ts';

/** `BENCH_ROWS=100000 npm run bench -- tokens` measures with fewer. */
const mostRows = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
const fewRows = mostRows / 10;
const rowsLabel = `${mostRows.toLocaleString('en-US')} rows`;
const textsAtOnce = 100_000;

/** Processor time of this process in milliseconds. */
function ownProcessorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Datasets of the same rows in both formats, which exist during a measurement. */
async function withDatasets<Result>(rows: number, act: (paths: { jsonl: string; parquet: string }) => Promise<Result>) {
  const folder = await mkdtemp(join(tmpdir(), 'easel-tokens-bench-'));
  const paths = { jsonl: join(folder, 'rows.jsonl'), parquet: join(folder, 'rows.parquet') };
  try {
    await writeJsonl(paths.jsonl, makeRows(rows));
    writeParquet(paths.parquet, makeRows(rows));
    return await act(paths);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Tokens per second of processor time of the library alone, in a loop over the same texts in memory. */
async function bareRate(rows: number): Promise<{ tokens: number; rate: number }> {
  const { encode } = await import('gpt-tokenizer/encoding/o200k_base');
  let tokens = 0;
  let tookMs = 0;
  let part: string[] = [];
  const run = () => {
    const before = ownProcessorMs();
    for (const text of part) tokens += encode(text).length;
    tookMs += ownProcessorMs() - before;
    part = [];
  };
  for (const { prompt, completion } of makeRows(rows)) {
    part.push(prompt, completion);
    if (part.length >= textsAtOnce) run();
  }
  run();
  return { tokens, rate: tokens / (tookMs / 1000) };
}

function checkCount(format: string, { tokenization }: TokenizedFile, expected: { tokens: number; rows: number }): void {
  const { tokens, rows } = tokenization;
  if (tokens === expected.tokens && rows === expected.rows) return;
  throw new Error(`The ${format} came to ${tokens} tokens in ${String(rows)} rows, not ${JSON.stringify(expected)}.`);
}

const rateOf = (format: 'jsonl' | 'parquet', words: string): Benchmark => ({
  name: `tokens of ${rowsLabel} of ${words}, reading, checking and writing them, against the bare tokenizer`,
  unit: 'tokens per processor second',
  goal: { atLeast: 0.8 },
  measure: () =>
    withDatasets(mostRows, async (paths) => {
      const figures: number[] = [];
      const references: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        const bare = await bareRate(mostRows);
        const before = ownProcessorMs();
        const result = await tokenizeFile(paths[format]);
        // Of both processes: the tokenizing one, its start included, and this one, which reads for it.
        figures.push(bare.tokens / ((result.processorMs + ownProcessorMs() - before) / 1000));
        references.push(bare.rate);
        checkCount(words, result, { tokens: bare.tokens, rows: mostRows });
      }
      return { figure: median(figures), reference: median(references) };
    }),
});

const peakMegabytes = (format: 'jsonl' | 'parquet', rows: number) =>
  withDatasets(rows, async (paths) => (await tokenizeFile(paths[format])).peakBytes / 1_000_000);

const memoryOf = (format: 'jsonl' | 'parquet', words: string): Benchmark => ({
  name: `memory that tokens of ${rowsLabel} of ${words} take, against a tenth of them`,
  unit: 'MB',
  goal: { atMost: 1.25 },
  measure: async () => {
    const reference = await peakMegabytes(format, fewRows);
    return { reference, figure: await peakMegabytes(format, mostRows) };
  },
});

/**
 * The goals of tokenizing: nearly the rate of the library alone, and memory that does not grow with the dataset. Rates
 * are per second of processor time, so that other load on the machine does not matter.
 */
export const tokenBenchmarks: Benchmark[] = [
  rateOf('jsonl', 'JSONL'),
  rateOf('parquet', 'Parquet'),
  memoryOf('jsonl', 'JSONL'),
  memoryOf('parquet', 'Parquet'),
];
