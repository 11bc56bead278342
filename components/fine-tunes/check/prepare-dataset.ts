import { unzip, type Unzipped } from 'fflate';
import { datasetFormatOf } from '@/lib/datasets/open-dataset';
import type { DatasetFormat } from '@/lib/datasets/dataset';
import type { DroppedFile } from '@/components/ui/dropped-files';
import type { DatasetOrigin, PrepareIssue } from './check-messages';
import { gatherImages, isImage, type ImageReader } from './gather-images';

/** One dataset, made of what was dropped. */
export interface PreparedDataset {
  file: File;
  format: DatasetFormat;
  origin: DatasetOrigin;
  thumbnails: Record<number, string>;
}

/** Files that are no dataset. */
export class PrepareError extends Error {
  override readonly name = 'PrepareError';
  readonly issue: PrepareIssue;
  readonly file: string;

  constructor(issue: PrepareIssue, file: string) {
    super(`The dataset cannot be prepared: ${issue}.`);
    this.issue = issue;
    this.file = file;
  }
}

const extensionOf = (path: string) => /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
const isTable = ({ path }: DroppedFile) =>
  ['jsonl', 'ndjson', 'json', 'csv', 'tsv', 'parquet', 'pq'].includes(extensionOf(path));
const isText = ({ path }: DroppedFile) => ['txt', 'md', 'text'].includes(extensionOf(path));
/** Files that systems add to folders and archives. */
const isHidden = ({ path }: DroppedFile) => /(?:^|\/)(?:\.|__MACOSX\/|Thumbs\.db|desktop\.ini)/i.test(path);

function inflate(bytes: Uint8Array): Promise<Unzipped> {
  return new Promise((resolve, reject) => {
    unzip(bytes, (error, files) => (error === null ? resolve(files) : reject(error)));
  });
}

async function expand(dropped: DroppedFile): Promise<DroppedFile[]> {
  if (extensionOf(dropped.path) !== 'zip') return [dropped];
  const files = await inflate(new Uint8Array(await dropped.file.arrayBuffer())).catch(() => null);
  if (files === null) throw new PrepareError('zip', dropped.path);
  return Object.entries(files)
    .filter(([path]) => !path.endsWith('/'))
    .map(([path, bytes]) => ({ path, file: new File([new Uint8Array(bytes)], path.split('/').at(-1) ?? path) }));
}

const jsonLines = (rows: readonly unknown[], name: string) =>
  new File([rows.map((row) => `${JSON.stringify(row)}\n`).join('')], `${name}.jsonl`, { type: 'application/jsonl' });
const stemOf = (name: string) => name.replace(/\.[^.]*$/, '') || name;

/** The rows of a JSON file: a list, or an object with one list in it. */
async function rowsOfJson({ path, file }: DroppedFile): Promise<unknown[]> {
  let value: unknown;
  try {
    value = JSON.parse((await file.text()).replace(/^\uFEFF/, ''));
  } catch {
    throw new PrepareError('json', path);
  }
  if (Array.isArray(value)) return value;
  const lists = typeof value === 'object' && value !== null ? Object.values(value).filter(Array.isArray) : [];
  if (lists[0] === undefined) throw new PrepareError('json', path);
  return lists[0];
}

async function prepareTable(dropped: DroppedFile): Promise<PreparedDataset> {
  const { path, file } = dropped;
  const extension = extensionOf(path);
  const [origin, thumbnails] = [{ kind: 'table' } as const, {}];
  if (extension === 'json') {
    // Some programs write JSON lines and call them JSON.
    const rows = await rowsOfJson(dropped).catch((error: unknown) => error);
    const made = Array.isArray(rows) ? jsonLines(rows, stemOf(file.name)) : null;
    if (made !== null) return { file: made, format: 'jsonl', origin, thumbnails };
    if (!/^\s*\{[^\n]*\}\s*\n\s*\{/.test(await file.slice(0, 100_000).text())) throw rows;
    return { file: new File([file], `${stemOf(file.name)}.jsonl`), format: 'jsonl', origin, thumbnails };
  }
  const named = extension === 'pq' ? new File([file], `${stemOf(file.name)}.parquet`) : file;
  return { file: named, format: datasetFormatOf(named.name), origin, thumbnails };
}

/** One row a file; of a single file, one row a paragraph. */
async function prepareTexts(texts: readonly DroppedFile[]): Promise<PreparedDataset> {
  const [first] = texts;
  const contents = await Promise.all(texts.map(({ file }) => file.text()));
  const isOne = contents.length === 1;
  const rows = (isOne ? (contents[0] ?? '').split(/\r?\n\s*\r?\n/) : contents)
    .map((text) => text.replace(/^\uFEFF/, '').trim())
    .filter((text) => text !== '');
  const name = isOne ? stemOf(first?.file.name ?? '') : 'texts';
  if (rows.length === 0) throw new PrepareError('noRows', first?.path ?? '');
  const file = jsonLines(
    rows.map((text) => ({ text })),
    name,
  );
  const origin: DatasetOrigin = isOne ? { kind: 'paragraphs' } : { kind: 'texts', files: texts.length };
  return { file, format: 'jsonl', origin, thumbnails: {} };
}

/**
 * Makes one dataset of what was dropped: a table as it is, a JSON list as JSON lines, texts as a row each, images with
 * their captions as a row each. Nothing is sent, and the originals stay as they are.
 *
 * @throws PrepareError
 */
export async function prepareDataset(dropped: readonly DroppedFile[], images: ImageReader): Promise<PreparedDataset> {
  const expanded = (await Promise.all(dropped.filter((one) => !isHidden(one)).map(expand))).flat();
  const files = expanded.filter((one) => !isHidden(one));
  const [first] = files;
  if (first === undefined || files.every(({ file }) => file.size === 0)) {
    throw new PrepareError('empty', dropped[0]?.path ?? '');
  }
  const table = files.find(isTable);
  if (files.some(({ path }) => isImage(path))) {
    const gathered = await gatherImages(files, table ?? null, images);
    const { rows, ...facts } = gathered;
    if (rows.length === 0) throw new PrepareError('noRows', first.path);
    const file = new File(gathered.rows, `${gathered.name}.jsonl`, { type: 'application/jsonl' });
    const { images: count, captioned, unreadable } = facts;
    const origin: DatasetOrigin = { kind: 'images', images: count, captioned, unreadable };
    return { file, format: 'jsonl', origin, thumbnails: facts.thumbnails };
  }
  if (table !== undefined) return prepareTable(table);
  const texts = files.filter(isText);
  if (texts.length > 0) return prepareTexts(texts);
  throw new PrepareError('format', first.path);
}
