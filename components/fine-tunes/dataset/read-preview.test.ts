import { parquetWriteBuffer } from 'hyparquet-writer';
import { describe, expect, it } from 'vitest';
import { cellText } from './cell-text';
import { formatOf } from './preview';
import { readPreview } from './read-preview';

const long = 'x'.repeat(60_000);

describe('readPreview', () => {
  it('reads the first rows of JSON lines, and reports invalid ones by line', async () => {
    const text = '{"prompt":"a","n":1}\n\nnot json\n[1]\n{"messages":[{"role":"user"}],"prompt":"b"}\n';
    const preview = await readPreview(new Blob([text]), 'jsonl');
    expect(preview).toEqual({
      format: 'jsonl',
      columns: [
        { name: 'prompt', kind: 'text' },
        { name: 'n', kind: 'number' },
        { name: 'messages', kind: 'list' },
      ],
      rows: [
        { prompt: 'a', n: 1 },
        { messages: [{ role: 'user' }], prompt: 'b' },
      ],
      totalRows: 4,
      errors: [
        { line: 3, message: 'This line is not valid JSON.' },
        { line: 4, message: 'This line is not a JSON object.' },
      ],
    });
  });

  it('reads a slice of a large file, without an error for the row that the slice truncates', async () => {
    const row = `${JSON.stringify({ text: `ä${long}` })}\n`;
    const preview = await readPreview(new Blob([row.repeat(40)]), 'jsonl');
    expect(preview.rows.length).toBe(8);
    expect(preview).toMatchObject({ totalRows: null, errors: [] });
  });

  it('reads CSV with quotes, lines within cells, and other delimiters', async () => {
    const csv = 'prompt,answer\r\n"a ""b"", c","two\nlines"\r\nx,y\r\nonly one\r\n';
    expect(await readPreview(new Blob([csv]), 'csv')).toMatchObject({
      rows: [
        { prompt: 'a "b", c', answer: 'two\nlines' },
        { prompt: 'x', answer: 'y' },
      ],
      totalRows: 3,
      errors: [{ line: 5 }],
    });
    const other = await readPreview(new Blob(['a;b\n1;2']), 'csv');
    expect(other.rows).toEqual([{ a: '1', b: '2' }]);
  });

  it('reads Parquet by its footer', async () => {
    const bytes = parquetWriteBuffer({
      columnData: [
        { name: 'text', data: Array.from({ length: 50 }, (_, index) => `row ${index}`), type: 'STRING' },
        { name: 'size', data: Array.from({ length: 50 }, (_, index) => BigInt(index)), type: 'INT64' },
      ],
    });
    const preview = await readPreview(new Blob([bytes]), 'parquet');
    expect(preview).toMatchObject({
      columns: [
        { name: 'text', kind: 'text' },
        { name: 'size', kind: 'number' },
      ],
      totalRows: 50,
    });
    expect(preview.rows.length).toBe(20);
    expect(preview.rows[1]?.['text']).toBe('row 1');
  });

  it('reports files that are no Parquet or no text', async () => {
    await expect(readPreview(new Blob(['PAR1nonsense']), 'parquet')).rejects.toThrow('This is not a Parquet file');
    await expect(readPreview(new Blob([new Uint8Array([0xff, 0xfe, 0])]), 'jsonl')).rejects.toThrow('UTF-8');
  });
});

describe('formatOf', () => {
  it('recognises datasets by their names', () => {
    const names = ['a.jsonl', 'B.NDJSON', 'c.csv', 'd.tsv', 'e.parquet', 'f.txt', 'parquet'];
    expect(names.map(formatOf)).toEqual(['jsonl', 'jsonl', 'csv', 'csv', 'parquet', null, null]);
  });
});

describe('cellText', () => {
  it('shows any value in a line', () => {
    expect([null, 'a', 3n, [1n, new Uint8Array(7)], { a: true }].map(cellText)).toEqual([
      '',
      'a',
      '"3"',
      '["1","7 bytes"]',
      '{"a":true}',
    ]);
    expect(cellText(long).length).toBe(301);
  });
});
