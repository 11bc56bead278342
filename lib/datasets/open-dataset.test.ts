import { gunzipSync, gzipSync, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { parquetWriteBuffer, type ColumnSource } from 'hyparquet-writer';
import { describe, expect, it } from 'vitest';
import { isEaselError } from '../contract/error.ts';
import type { DatasetSource } from './dataset-source.ts';
import type { DatasetFormat, DatasetRow } from './dataset.ts';
import { matchColumns } from './match-columns.ts';
import type { ParquetCodecs } from './open-parquet.ts';
import { datasetFormatOf, openDataset } from './open-dataset.ts';

function sourceOf(content: string | Uint8Array): DatasetSource {
  const bytes = Buffer.from(content);
  return { bytes: bytes.length, read: (start, end) => Promise.resolve(bytes.subarray(start, end)) };
}

const codecs: ParquetCodecs = { GZIP: (input) => gunzipSync(input), ZSTD: (input) => zstdDecompressSync(input) };

async function rowsOf(content: string | Uint8Array, format: DatasetFormat): Promise<DatasetRow[]> {
  const dataset = await openDataset(sourceOf(content), format, codecs);
  const rows: DatasetRow[] = [];
  let share = 0;
  for await (const batch of dataset.read(dataset.columns)) {
    rows.push(...batch.rows);
    expect(batch.share).toBeGreaterThanOrEqual(share);
    ({ share } = batch);
  }
  expect(share).toBe(1);
  return rows;
}

const parquetOf = (columnData: ColumnSource[], options: object = {}) =>
  new Uint8Array(parquetWriteBuffer({ columnData, ...options }));

describe('datasetFormatOf', () => {
  it('goes by the extension, and rejects unknown ones', () => {
    expect(datasetFormatOf('a/b.JSONL')).toBe('jsonl');
    expect(datasetFormatOf('b.ndjson')).toBe('jsonl');
    expect(datasetFormatOf('b.parquet')).toBe('parquet');
    expect(() => datasetFormatOf('b.xlsx')).toThrow(/is \.xlsx\. Use \.jsonl/);
    expect(() => datasetFormatOf('rows')).toThrow(/no extension/);
  });
});

describe('openDataset', () => {
  it.each([
    ['UTF-16', Buffer.from('\uFEFF{"a":1}', 'utf16le')],
    ['UTF-16', Buffer.from('a,b\n1,2', 'utf16le')],
    ['gzip', gzipSync('{"a":1}')],
    ['ZIP', Buffer.from('PK\u0003\u0004')],
  ])('reports what is wrong with %s', async (word, content) => {
    await expect(rowsOf(content, 'jsonl')).rejects.toThrow(word);
    await expect(rowsOf(content, 'csv')).rejects.toThrow(word);
  });
});

describe('the columns of a dataset', () => {
  const names = Array.from({ length: 200_000 }, (_, index) => `c${index}`);

  it('are rejected early when there are very many', async () => {
    const csv = `${names.join(',')}\n${names.join(',')}`;
    await expect(rowsOf(csv, 'csv')).rejects.toThrow(/has 200000 columns\. The limit is 10000/);
    const jsonl = JSON.stringify(Object.fromEntries(names.map((name) => [name, 1])));
    await expect(rowsOf(jsonl, 'jsonl')).rejects.toThrow(/has 200000 columns/);
  });

  it('are listed in part when there are many', () => {
    const columns = ['x'.repeat(500), ...names.slice(0, 9000)];
    expect(() => matchColumns('text_generation', columns, {})).toThrow(
      /this dataset has “x{59}…”, “c0”,.* and 8981 more\. Rename/,
    );
  });
});

describe('a JSONL dataset', () => {
  it('is read line by line, and reports the lines of invalid rows', async () => {
    const content = '\uFEFF{"a":1}\r\n\n  \nnonsense\n[1]\n{"b":"ä"}';
    expect(await rowsOf(content, 'jsonl')).toEqual([
      { row: 1, line: 1, values: { a: 1 } },
      { row: 2, line: 4, issue: 'not valid JSON' },
      { row: 3, line: 5, issue: 'each row must be a JSON object' },
      { row: 4, line: 6, values: { b: 'ä' } },
    ]);
  });

  it('reports a line that is not UTF-8', async () => {
    const content = Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}\n{"a":"b"}\n')]);
    expect(await rowsOf(content, 'jsonl')).toEqual([
      { row: 1, line: 1, issue: 'not valid UTF-8' },
      { row: 2, line: 2, values: { a: 'b' } },
    ]);
  });

  it('is read across blocks, even inside a character', async () => {
    const line = `${JSON.stringify({ text: '夜景 '.repeat(7000) })}\n`;
    const rows = await rowsOf(line.repeat(150), 'jsonl');
    expect(rows).toHaveLength(150);
    expect(rows.every((row) => 'values' in row && row.values['text'] === '夜景 '.repeat(7000))).toBe(true);
  });

  it('is opened without an endless search for a first valid row', async () => {
    const line = Buffer.from('nonsense\n'.repeat(1_000_000));
    let read = 0;
    const source = {
      bytes: line.length * 1000,
      read: (start: number, end: number) => {
        read += end - start;
        return Promise.resolve(line.subarray(0, Math.min(line.length, end - start)));
      },
    };
    expect(await openDataset(source, 'jsonl', codecs)).toMatchObject({ columns: [], beginning: [] });
    expect(read).toBeLessThan(20_000_000);
  });

  it('is rejected when a line is too long for memory', async () => {
    const bytes = 40 * 1024 * 1024;
    const source = { bytes, read: (start: number, end: number) => Promise.resolve(Buffer.alloc(end - start, 'a')) };
    await expect(openDataset(source, 'jsonl', codecs)).rejects.toThrow(/Line 1 of the dataset is larger than 32 MB/);
  });
});

describe('a CSV dataset', () => {
  it('is read with the line on which each row begins', async () => {
    const content = '\uFEFFprompt,answer\n"two\nlines, quoted ""so""",b\n\nc\nd,e\r\n';
    expect(await rowsOf(content, 'csv')).toEqual([
      { row: 1, line: 2, values: { prompt: 'two\nlines, quoted "so"', answer: 'b' } },
      { row: 2, line: 5, issue: 'this row has 1 value, but the header has 2 columns' },
      { row: 3, line: 6, values: { prompt: 'd', answer: 'e' } },
    ]);
    expect(await rowsOf('a\tb\n1\t2', 'tsv')).toEqual([{ row: 1, line: 2, values: { a: '1', b: '2' } }]);
  });

  it('counts a line once, whatever ends it inside of quotes', async () => {
    const rows = await rowsOf('a\r\n"x\r\ny\nz"\r\nb\r\n', 'csv');
    expect(rows.map(({ line }) => line)).toEqual([2, 5]);
  });

  it('can be separated by semicolons or tabs, as its first line is', async () => {
    const rows = [{ row: 1, line: 2, values: { prompt: 'a, b; c', answer: '1,5' } }];
    expect(await rowsOf('\uFEFFprompt;answer\r\n"a, b; c";1,5\r\n', 'csv')).toEqual(rows);
    expect(await rowsOf('prompt\tanswer\na, b; c\t1,5\n', 'csv')).toEqual(rows);
    expect(await rowsOf('"prompt",answer\n"a, b; c","1,5"', 'csv')).toEqual(rows);
  });

  it('reports a row that is not UTF-8', async () => {
    const rows = Array.from({ length: 300_000 }, (_, index) => `größe �,${index}`);
    const content = Buffer.from(`text,number\n${rows.join('\n')}\n`);
    expect((await rowsOf(content, 'csv')).every((row) => 'values' in row)).toBe(true);
    const latin = Buffer.from('text\na\nStraße\nb\n', 'latin1');
    expect(await rowsOf(latin, 'csv')).toEqual([
      { row: 1, line: 2, values: { text: 'a' } },
      { row: 2, line: 3, issue: 'not valid UTF-8' },
      { row: 3, line: 4, values: { text: 'b' } },
    ]);
    await expect(rowsOf(Buffer.from('größe\na', 'latin1'), 'csv')).rejects.toThrow(/first line .* not valid UTF-8/);
    const cut = Buffer.concat([Buffer.from('text\na'), Buffer.from([0xe2, 0x82])]);
    expect(await rowsOf(cut, 'csv')).toEqual([{ row: 1, line: 2, issue: 'not valid UTF-8' }]);
  });

  it.each([
    ['', /is empty/],
    ['a,a\n1,2', /two columns named “a”/],
    ['a,b\n1,"never closed', /not valid CSV.*/],
    ['a,b\n1,x"y\n', /not valid CSV on line 2/],
  ])('is rejected when it is damaged: %j', async (content, words) => {
    await expect(rowsOf(content, 'csv')).rejects.toThrow(words);
  });
});

describe('a Parquet dataset', () => {
  const texts = Array.from({ length: 5000 }, (_, index) => `row ${index} ${'word '.repeat(index % 20)}`);
  const columns: ColumnSource[] = [
    { name: 'text', data: texts, type: 'STRING' },
    { name: 'picture', data: texts.map((_, index) => new Uint8Array([index % 256])), type: 'BYTE_ARRAY' },
  ];

  it('is read by row groups, with the needed columns only', async () => {
    const dataset = await openDataset(sourceOf(parquetOf(columns, { rowGroupSize: 999 })), 'parquet', codecs);
    expect(dataset).toMatchObject({ format: 'parquet', columns: ['text', 'picture'], rows: 5000 });
    expect(dataset.beginning).toHaveLength(20);
    const read: unknown[] = [];
    for await (const { rows } of dataset.read(['text'])) read.push(...rows);
    expect(read).toEqual(texts.map((text, index) => ({ row: index + 1, line: null, values: { text } })));
    const [first] = await rowsOf(parquetOf(columns), 'parquet');
    expect(first).toEqual({ row: 1, line: null, values: { text: texts[0], picture: new Uint8Array([0]) } });
  });

  it.each([
    ['GZIP', (bytes: Uint8Array) => new Uint8Array(gzipSync(bytes))],
    ['ZSTD', (bytes: Uint8Array) => new Uint8Array(zstdCompressSync(bytes))],
  ] as const)('is unpacked from %s', async (codec, pack) => {
    const rows = await rowsOf(parquetOf(columns, { codec, compressors: { [codec]: pack } }), 'parquet');
    expect(rows.at(-1)).toMatchObject({ row: 5000, values: { text: texts[4999] } });
  });

  it('is rejected with a message wherever it is cut or changed', async () => {
    const whole = parquetOf(columns, { rowGroupSize: 2000 });
    for (const length of [0, 3, 100, whole.length - 1]) {
      await expect(rowsOf(whole.subarray(0, length), 'parquet')).rejects.toThrow(
        /damaged or is not a supported Parquet/,
      );
    }
    for (let position = 4; position < whole.length; position += Math.ceil(whole.length / 40)) {
      const changed = whole.slice();
      changed[position] = (changed[position] ?? 0) ^ 0xff;
      const outcome = await rowsOf(changed, 'parquet').then(
        () => 'rows',
        (error: unknown) => (isEaselError(error) ? error.code : error),
      );
      // Changed letters of a text are still a text; any other damage gives a message.
      expect(['rows', 'invalid_params']).toContain(outcome);
    }
  });

  it('throws a failure of its source unchanged', async () => {
    const whole = Buffer.from(parquetOf(columns));
    let reads = 0;
    const failing = {
      bytes: whole.length,
      read: (start: number, end: number) => {
        reads += 1;
        return reads > 2
          ? Promise.reject(new Error('the bucket is away'))
          : Promise.resolve(whole.subarray(start, end));
      },
    };
    await expect(openDataset(failing, 'parquet', codecs)).rejects.toThrow('the bucket is away');
  });
});
