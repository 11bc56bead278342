import { mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTokenFile, type TokenFileSource } from './token-file-reader.ts';
import { createTokenFileWriter } from './token-file-writer.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'easel-token-file-'));
});
afterAll(() => rm(folder, { recursive: true }));

const metadata = {
  tokenizer: 'o200k_base',
  base_model: 'gpt-4o',
  script_type: 'text_generation',
  columns: [
    { name: 'prompt', role: 'prompt' },
    { name: 'answer', role: 'completion' },
  ],
  dataset: { version: 'main', path: 'a.jsonl', bytes: 12 },
};

function write(name: string, rows: number[][][], columns = 2): string {
  const path = join(folder, name);
  const writer = createTokenFileWriter(path, columns);
  for (const row of rows) writer.add(row);
  writer.finish(metadata);
  return path;
}

function sourceOf(bytes: Buffer): TokenFileSource {
  return { bytes: bytes.length, read: (start, end) => Promise.resolve(bytes.subarray(start, end)) };
}

async function rowsOf(path: string, from?: number, to?: number): Promise<number[][][]> {
  const file = await openTokenFile(sourceOf(await readFile(path)));
  const rows: number[][][] = [];
  for await (const row of file.rows(from, to)) rows.push(row.map((ids) => [...ids]));
  return rows;
}

const refused = (changed: Buffer) => openTokenFile(sourceOf(changed));

describe('a token file', () => {
  it('returns what was written, whole or in part', async () => {
    const rows = [
      [[1, 2, 3], []],
      [[], [4]],
      [[199_999], [5, 6]],
    ];
    const path = write('small', rows);
    expect(await rowsOf(path)).toEqual(rows);
    expect(await rowsOf(path, 1, 2)).toEqual([rows[1]]);
    expect(await rowsOf(path, 3)).toEqual([]);
    const file = await openTokenFile(sourceOf(await readFile(path)));
    expect(file.metadata).toEqual(metadata);
    expect(file.header).toMatchObject({ rows: 3, columns: 2, tokens: 7 });
    expect(await readdir(folder)).not.toContain('small.offsets');
  });

  it('can have no rows and no columns', async () => {
    expect(await rowsOf(write('empty', []))).toEqual([]);
    expect(await rowsOf(write('bare', [[], []], 0))).toEqual([[], []]);
  });

  it('is written and read in parts', async () => {
    const rows = Array.from({ length: 20_000 }, (_, row) => [
      Array.from({ length: row % 30 }, (_, index) => row + index),
      Array.from({ length: row % 70 }, (_, index) => index),
    ]);
    const path = write('large', rows);
    const handle = await open(path);
    const { size: bytes } = await handle.stat();
    let longest = 0;
    const file = await openTokenFile({
      bytes,
      async read(start, end) {
        longest = Math.max(longest, end - start);
        return (await handle.read(Buffer.alloc(end - start), 0, end - start, start)).buffer;
      },
    });
    let row = 0;
    for await (const [first, second] of file.rows()) {
      expect([[...(first ?? [])], [...(second ?? [])]]).toEqual(rows[row]);
      row += 1;
    }
    await handle.close();
    expect(row).toBe(20_000);
    expect(longest).toBeLessThan(bytes / 3);
  });

  it('is rejected when it is another file, truncated, or of another version', async () => {
    const bytes = await readFile(write('whole', [[[1], [2]]]));
    await expect(refused(Buffer.from('something else'))).rejects.toThrow(/not a token file/);
    const later = Buffer.from(bytes);
    later.writeUInt32LE(2, 8);
    await expect(refused(later)).rejects.toThrow(/Unknown token file version 2/);
    for (let length = 0; length < bytes.length; length += 7) {
      await expect(refused(bytes.subarray(0, length))).rejects.toThrow(Error);
    }
  });
});
