import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { describe, expect, it } from 'vitest';
import type { ScriptType } from '../../../contract/fine-tunes/fine-tune.ts';
import { checkRows } from '../../../datasets/check-rows.ts';
import type { DatasetFormat } from '../../../datasets/dataset.ts';
import { linesToKeep } from '../../../datasets/lines-to-keep.ts';
import { matchColumns, type ChosenColumns } from '../../../datasets/match-columns.ts';
import { openDataset } from '../../../datasets/open-dataset.ts';
import { chooseTokenizer, loadTokenizer } from '../../../datasets/tokenizers.ts';
import { parquetCodecs } from '../files/parquet-codecs.ts';
import { makeRows } from '../testing/write-datasets.ts';
import { tokenizeDataset } from './tokenize-dataset.ts';

interface Given {
  format: DatasetFormat;
  content: string | Uint8Array;
  scriptType?: ScriptType;
  columns?: ChosenColumns;
  baseModel?: string;
}

function sourceOf(content: string | Uint8Array) {
  const bytes = new Uint8Array(Buffer.from(content));
  return { bytes: bytes.length, read: (start: number, end: number) => Promise.resolve(bytes.subarray(start, end)) };
}

const stateOf = (error: unknown) => (error instanceof Error ? error.message : error);

/** What the service finds. */
async function tokenized({
  format,
  content,
  scriptType = 'text_generation',
  columns = {},
  baseModel = 'gpt-4o',
}: Given) {
  const folder = await mkdtemp(join(tmpdir(), 'easel-agreement-'));
  const source = sourceOf(content);
  const tokenizer = chooseTokenizer(baseModel);
  const task = { format, bytes: source.bytes, version: 'main', path: 'a', scriptType, columns, baseModel, tokenizer };
  try {
    const found = await tokenizeDataset(
      { ...task, folder, mostMeasured: 0 },
      { source, fetchMedia: () => Promise.resolve(null), onProgress: () => undefined },
    );
    return {
      rows: found.rows_read,
      bad: found.rows_bad,
      tokens: found.tokens,
      issues: found.row_errors.map(({ row, column, reason }) => ({ row, column, reason })),
    };
  } catch (error) {
    return stateOf(error);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What the browser finds before anything is sent, and the dataset without the rows that it leaves out. */
async function checked({ format, content, scriptType = 'text_generation', columns = {}, baseModel = 'gpt-4o' }: Given) {
  const source = sourceOf(content);
  const dataset = await openDataset(source, format, parquetCodecs);
  const isBlank = dataset.columns.length === 0 && dataset.beginning.length === 0;
  const matched = isBlank ? [] : matchColumns(scriptType, dataset.columns, columns);
  const { encode } = await loadTokenizer(chooseTokenizer(baseModel).name);
  const report = await checkRows(dataset, matched, { encode, pause: () => Promise.resolve() });
  const issues = report.problems.flatMap(({ row, issue }) =>
    issue === null || issue.code === 'empty' || issue.code === 'repeated'
      ? []
      : [{ row, column: issue.column, reason: issue.reason }],
  );
  const bytes = new Uint8Array(Buffer.from(content));
  const kept = await linesToKeep(source, report.badLines);
  return {
    found: {
      rows: report.rows,
      bad: report.bad,
      tokens: report.tokens + report.doubtfulTokens,
      issues,
    },
    good: report.rows - report.bad - report.doubtful,
    goodTokens: report.tokens,
    cleaned: Buffer.concat(kept.map(({ start, end }) => bytes.subarray(start, end))),
  };
}

/** Both findings, to be the same. */
async function bothOf(given: Given): Promise<[service: unknown, browser: unknown]> {
  return Promise.all([tokenized(given), checked(given).then(({ found }) => found, stateOf)]);
}

const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;
const pairs = [...makeRows(300)];
const jsonl = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).join('\n');
const long = 'a'.repeat(6000);
const chat = [
  { role: 'user', content: 'Wo ist die Lampe?' },
  { role: 'assistant', content: [{ type: 'text', text: 'Im Flur <|endoftext|>' }] },
];
const table = (content: Uint8Array | string): Given => ({ format: 'csv', content });
const lines = (content: Uint8Array | string, changes: Partial<Given> = {}): Given => ({
  format: 'jsonl',
  content,
  ...changes,
});
const parquet = (codec?: 'GZIP'): Given => ({
  format: 'parquet',
  content: new Uint8Array(
    parquetWriteBuffer({
      columnData: [
        { name: 'prompt', data: pairs.map(({ prompt }, index) => (index === 7 ? null : prompt)), type: 'STRING' },
        { name: 'completion', data: pairs.map(({ completion }) => completion), type: 'STRING' },
      ],
      ...(codec === undefined ? {} : { codec, compressors: { GZIP: (bytes: Uint8Array) => gzipSync(bytes) } }),
    }),
  ),
});

const datasets: [string, Given][] = [
  ['good pairs', lines(jsonl(pairs))],
  ['another tokenizer', lines(jsonl(pairs), { baseModel: 'mistral-7b-instruct' })],
  ['other names', lines(jsonl([{ q: 'a', a: 'b' }, { q: 'c' }]), { columns: { prompt: 'q', completion: 'a' } })],
  ['texts', lines(jsonl([{ text: 'Ein Satz.' }, { text: 7 }, { text: long }, {}, { text: '' }]))],
  ['special words', lines(jsonl([{ text: '<|endoftext|> <|im_start|>user' }, { text: '👩‍👩‍👧 naïve 東京' }]))],
  ['broken lines', lines('{"text":"a"}\nnonsense\n[1]\n\n   \n{"text":"b"}\r\n{"text":')],
  ['only broken lines', lines('nonsense\nmore nonsense')],
  ['bytes that are no text', lines(Buffer.concat([Buffer.from('{"text":"a"}\n{"text":"'), Buffer.from([0xff, 0x22])]))],
  ['columns that are not there', lines(jsonl([{ a: 1 }]))],
  ['a byte order mark', lines('\uFEFF{"text":"a"}\n{"text":"b"}')],
  [
    'chats',
    lines(jsonl([{ messages: chat }, { messages: [] }, { messages: 'x' }, { messages: [{ role: 'user' }] }]), {
      scriptType: 'text_chat_messages',
    }),
  ],
  [
    'images by address',
    lines(jsonl([{ prompt: 'a hut', image: 'a.png' }, { prompt: '', image: { path: 'b.png' } }, { prompt: 'x' }]), {
      scriptType: 'image_generation',
    }),
  ],
  ['a table', table('prompt;completion\r\n"a; b\nc";d\r\nonly one\r\n;\r\n"x";"y ""z"""\r\n')],
  ['a table in Latin 1', table(Buffer.from('prompt,completion\na,b\nStraße,c\nd,e\n', 'latin1'))],
  ['a damaged table', table('prompt,completion\na,"never closed')],
  ['an empty table', table('')],
  ['tab separated values', { format: 'tsv', content: 'text\na\nb\t\n' }],
  ['Parquet', parquet()],
  ['Parquet with gzip', parquet('GZIP')],
  ['UTF-16', lines(Buffer.from('{"text":"a"}', 'utf16le'))],
];

describe('the check in the browser', () => {
  it.each(datasets)('has the verdict and the counts of the service for %s', async (_name, given) => {
    const [service, browser] = await bothOf(given);
    expect(browser).toEqual(service);
  });

  it('finds no rows where the service finds none', async () => {
    const none = lines('\n\n');
    expect(await tokenized(none)).toBe('The dataset has no rows.');
    expect((await checked(none)).found.rows).toBe(0);
  });

  it('has them for any texts', async () => {
    expect.hasAssertions();
    const row = fc.oneof(
      fc.record({ text: fc.string({ unit: 'binary' }) }).map((value) => JSON.stringify(value)),
      fc.string().map((value) => value.replaceAll('\n', ' ')),
      fc.constantFrom('{"text":null}', '{}', '', '{"text":["a"]}'),
    );
    const anything = fc.array(row, { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(anything, async (rows) => {
        const [service, browser] = await bothOf(lines(`{"text":"a first row"}\n${rows.join('\n')}`));
        expect(browser).toEqual(service);
      }),
      { numRuns: 150 },
    );
  });

  it('leaves out the rows with issues and changes nothing else, so that the service accepts the rest', async () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('', ' ', 'a\nb', 'x,y', '"', 'tea\r\nbiscuits'));
    const record = fc.oneof(
      fc.tuple(cell, cell).map((cells) => cells.map(quoted).join(',')),
      fc.constantFrom('one', 'a,b,c', ''),
    );
    const anything = fc.array(record, { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(anything, fc.boolean(), async (records, isClosed) => {
        const content = `prompt,completion\nwhy,so\n${records.join('\n')}${isClosed ? '\n' : ''}`;
        const { good, goodTokens, cleaned } = await checked(table(content));
        const after = await tokenized({ ...table(cleaned) });
        expect(after).toMatchObject({ rows: good, bad: 0, tokens: goodTokens });
      }),
      { numRuns: 150 },
    );
    const broken = lines('{"text":"a"}\nnonsense\n\n{"text":""}\n{"text":"b"}\n{}');
    expect((await checked(broken)).cleaned.toString()).toBe('{"text":"a"}\n{"text":"b"}\n');
  });
});
