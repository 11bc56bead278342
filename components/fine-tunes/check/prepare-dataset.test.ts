import { gzipSync, strToU8, zipSync } from 'fflate';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { describe, expect, it } from 'vitest';
import { checkDataset } from './check-dataset';
import type { DroppedFile } from '@/components/ui/dropped-files';
import type { CheckSettings } from './check-messages';
import { leaveOut } from './leave-out';
import { PrepareError, prepareDataset } from './prepare-dataset';

const dropped = (path: string, content: string | Uint8Array): DroppedFile => {
  const bytes = typeof content === 'string' ? strToU8(content) : content;
  return { path, file: new File([new Uint8Array(bytes)], path.split('/').at(-1) ?? path) };
};
/** Images are those that begin with their letters. */
const readImage = async (file: Blob) => ((await file.text()).startsWith('image') ? 'data:small' : null);
const prepare = (...files: DroppedFile[]) => prepareDataset(files, readImage);
const rowsOf = async (file: Blob) =>
  (await file.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
const issueOf = (...files: DroppedFile[]) =>
  prepare(...files).then(
    () => null,
    (error: unknown) => (error instanceof PrepareError ? error.issue : error),
  );

describe('prepareDataset', () => {
  it('takes a table as it is', async () => {
    const table = dropped('rows.csv', 'text\na\n');
    const { file, format, origin } = await prepare(dropped('.DS_Store', 'x'), table);
    expect(file).toBe(table.file);
    expect([format, origin.kind]).toEqual(['csv', 'table']);
    expect(await prepare(dropped('rows.pq', 'PAR1'))).toMatchObject({
      format: 'parquet',
      file: { name: 'rows.parquet' },
    });
  });

  it('writes a list in JSON as JSON lines', async () => {
    const { file, format } = await prepare(dropped('rows.json', '\uFEFF[{"text":"a\\nb"},7]'));
    expect([file.name, format]).toEqual(['rows.jsonl', 'jsonl']);
    expect(await rowsOf(file)).toEqual([{ text: 'a\nb' }, 7]);
    expect(await rowsOf((await prepare(dropped('a.json', '{"data":[{"text":"c"}]}'))).file)).toEqual([{ text: 'c' }]);
    const lines = await prepare(dropped('b.json', '{"text":"a"}\n{"text":"b"}\n'));
    expect(await rowsOf(lines.file)).toEqual([{ text: 'a' }, { text: 'b' }]);
  });

  it('makes a row of each text, and of each paragraph of a single one', async () => {
    const { file, origin } = await prepare(dropped('a.txt', ' One.\n\nStill one. '), dropped('b.md', '# Two'));
    expect(await rowsOf(file)).toEqual([{ text: 'One.\n\nStill one.' }, { text: '# Two' }]);
    expect(origin).toEqual({ kind: 'texts', files: 2 });
    const one = await prepare(dropped('letters.txt', 'One\nline.\r\n \r\n\r\nTwo.\n'));
    expect(await rowsOf(one.file)).toEqual([{ text: 'One\nline.' }, { text: 'Two.' }]);
    expect(one.file.name).toBe('letters.jsonl');
  });

  it('joins images with their captions, and says which are no images', async () => {
    const files = [
      dropped('huts/2.PNG', 'image 2'),
      dropped('huts/1.jpg', 'image 1'),
      dropped('huts/1.txt', ' a red hut\n'),
      dropped('huts/3.png', 'no picture'),
      dropped('huts/metadata.csv', 'file_name,text\n2.png,a blue hut\n'),
    ];
    const { file, origin, thumbnails } = await prepare(...files);
    expect(file.name).toBe('huts.jsonl');
    expect(await rowsOf(file)).toEqual([
      { prompt: 'a red hut', image: `data:image/jpeg;base64,${btoa('image 1')}` },
      { prompt: 'a blue hut', image: `data:image/png;base64,${btoa('image 2')}` },
    ]);
    expect(origin).toEqual({ kind: 'images', images: 2, captioned: 2, unreadable: ['huts/3.png'] });
    expect(thumbnails).toEqual({ 1: 'data:small', 2: 'data:small' });
  });

  it('unpacks archives', async () => {
    const zip = zipSync({
      'set/a.png': strToU8('image'),
      '__MACOSX/set/._a.png': strToU8('x'),
      'set/a.txt': strToU8('b'),
    });
    expect((await prepare(dropped('set.zip', zip))).origin).toMatchObject({ kind: 'images', images: 1, captioned: 1 });
  });

  it('says why files are no dataset', async () => {
    expect(await issueOf(dropped('song.mp3', 'x'))).toBe('format');
    expect(await issueOf(dropped('rows.csv', ''))).toBe('empty');
    expect(await issueOf()).toBe('empty');
    expect(await issueOf(dropped('rows.json', '{"a":1}'))).toBe('json');
    expect(await issueOf(dropped('rows.zip', 'x'))).toBe('zip');
    expect(await issueOf(dropped('notes.txt', ' \n\n '))).toBe('noRows');
    expect(await issueOf(dropped('a.png', 'no picture'))).toBe('noRows');
  });
});

const settings: CheckSettings = { goal: 'conversations', scriptType: null, chosen: {}, baseModel: 'gpt-4o' };

async function check(file: DroppedFile, changes: Partial<CheckSettings> = {}) {
  const prepared = await prepare(file);
  const found = await checkDataset(prepared, { ...settings, ...changes }, () => Promise.resolve());
  return { prepared, found };
}

describe('checkDataset', () => {
  it('finds the columns, the rows with problems, and the tokens of the others', async () => {
    const { found } = await check(dropped('a.csv', 'question,answer\nwhy,so\n,so\nwhy,\nhello world,hello\n'));
    expect(found).toMatchObject({ assigned: { prompt: 'question', completion: 'answer' }, missing: [] });
    expect(found.report).toMatchObject({ rows: 4, bad: 0, doubtful: 2, tokens: 5, exactRows: 2 });
    expect(found.report.problems.map(({ row, issue }) => [row, issue?.code, issue?.role])).toEqual([
      [2, 'empty', 'prompt'],
      [3, 'empty', 'completion'],
    ]);
  });

  it('finds rows that repeat an earlier one, which the service accepts', async () => {
    const { found, prepared } = await check(dropped('a.csv', 'question,answer\nwhy,so\nhow,so\nwhy,so\nwhy,so\n'));
    expect(found.report).toMatchObject({ rows: 4, bad: 0, doubtful: 2, tokens: 4, doubtfulTokens: 4 });
    expect(found.report.problems.map(({ row, issue }) => [row, issue])).toMatchObject([
      [3, { code: 'repeated', sameAs: 1 }],
      [4, { code: 'repeated', sameAs: 1 }],
    ]);
    expect(await (await leaveOut(prepared, found.report)).text()).toBe('question,answer\nwhy,so\nhow,so\n');
  });

  it('counts the rows of a dataset whose columns are not chosen yet', async () => {
    const { found } = await check(dropped('a.csv', 'caption,n\nhut,1\nsea,2\n'), { goal: 'style' });
    expect(found.missing.map(({ role }) => role)).toEqual(['image']);
    expect(found.report).toMatchObject({ rows: 2, tokens: 0, first: [{ texts: ['hut', ''] }, { texts: ['sea', ''] }] });
  });

  it('ends when it is told to', async () => {
    const prepared = await prepare(dropped('a.csv', 'text\na\n'));
    const replaced = new Error('replaced');
    await expect(checkDataset(prepared, settings, () => Promise.reject(replaced))).rejects.toBe(replaced);
  });
});

describe('leaveOut', () => {
  it('keeps the other lines of a table, byte for byte', async () => {
    const content = '\uFEFFprompt;completion\r\n"a;\r\nb";c\r\nonly one\r\nd;\r\ne;f';
    const { prepared, found } = await check(dropped('a.csv', content));
    const file = await leaveOut(prepared, found.report);
    expect(file.name).toBe('a-cleaned.csv');
    expect(await file.text()).toBe('prompt;completion\r\n"a;\r\nb";c\r\ne;f');
  });

  it('writes Parquet as JSON lines', async () => {
    const columnData = [
      { name: 'prompt', data: ['a', null, 'c'], type: 'STRING' as const },
      { name: 'completion', data: ['b', 'b', 'd'], type: 'STRING' as const },
      { name: 'n', data: [1n, 2n, 3n], type: 'INT64' as const },
    ];
    const gzip = { codec: 'GZIP' as const, compressors: { GZIP: (bytes: Uint8Array) => gzipSync(bytes) } };
    const bytes = new Uint8Array(parquetWriteBuffer({ columnData, ...gzip }));
    const { prepared, found } = await check(dropped('a.parquet', bytes));
    const file = await leaveOut(prepared, found.report);
    expect(file.name).toBe('a-cleaned.jsonl');
    expect(await rowsOf(file)).toEqual([
      { prompt: 'a', completion: 'b', n: 1 },
      { prompt: 'c', completion: 'd', n: 3 },
    ]);
  });
});
