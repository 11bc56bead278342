import { openDataset } from '@/lib/datasets/open-dataset';
import type { DroppedFile } from '@/components/ui/dropped-files';
import { browserCodecs, browserSource } from './browser-source';

/** Opens an image: null if it cannot be read, else a small version of it as a `data:` URL. */
export type ImageReader = (file: Blob) => Promise<string | null>;

const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
};
const typeOf = (path: string) => types[/\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''] ?? null;

/** Whether a file is an image, by its name. */
export function isImage(path: string): boolean {
  return typeOf(path) !== null;
}

const stemOf = (path: string) => path.replace(/\.[^./]*$/, '').toLowerCase();
const nameOf = (path: string) => (path.split('/').at(-1) ?? path).toLowerCase();

/** The captions in text files of the same name, by the image's path without its ending. */
async function captionsBeside(files: readonly DroppedFile[]): Promise<Map<string, string>> {
  const texts = files.filter(({ path }) => /\.(?:txt|caption)$/i.test(path));
  const read = await Promise.all(
    texts.map(async ({ path, file }) => [stemOf(path), (await file.text()).trim()] as const),
  );
  return new Map(read);
}

const fileColumns = ['file_name', 'image', 'file', 'image_path', 'filename', 'path'];
const captionColumns = ['text', 'caption', 'prompt', 'description'];

/** The captions of a table beside the images, by the image's name. */
async function captionsInTable(table: DroppedFile | null): Promise<Map<string, string>> {
  const captions = new Map<string, string>();
  const format = table === null ? null : (/\.(jsonl|csv|tsv)$/i.exec(table.path)?.[1]?.toLowerCase() ?? null);
  if (table === null || format === null) return captions;
  const dataset = await openDataset(browserSource(table.file), format as 'jsonl' | 'csv' | 'tsv', browserCodecs);
  const columnOf = (names: string[]) => names.find((name) => dataset.columns.includes(name));
  const [fileColumn, captionColumn] = [columnOf(fileColumns), columnOf(captionColumns)];
  if (fileColumn === undefined || captionColumn === undefined) return captions;
  for await (const { rows } of dataset.read(dataset.columns)) {
    for (const row of rows) {
      const [file, caption] = 'values' in row ? [row.values[fileColumn], row.values[captionColumn]] : [];
      if (typeof file === 'string' && typeof caption === 'string') captions.set(nameOf(file), caption.trim());
    }
  }
  return captions;
}

const stepBytes = 0x60_00;
/** A row holds the image itself, and a row has a limit of 32 MB. */
const mostBytes = 20 * 1024 * 1024;

/** Base64 of bytes, in steps that are multiples of three. */
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += stepBytes) {
    text += btoa(String.fromCodePoint(...bytes.subarray(at, at + stepBytes)));
  }
  return text;
}

async function rowOf(path: string, file: Blob, prompt: string): Promise<Blob> {
  const image = `data:${typeOf(path) ?? 'image/png'};base64,${toBase64(new Uint8Array(await file.arrayBuffer()))}`;
  return new Blob([`${JSON.stringify({ prompt, image })}\n`]);
}

/** The rows of images: JSON lines, each with its caption and the image itself, so that one file holds everything. */
export async function gatherImages(files: readonly DroppedFile[], table: DroppedFile | null, read: ImageReader) {
  const [beside, listed] = [await captionsBeside(files), await captionsInTable(table)];
  const images = files.filter(({ path }) => isImage(path)).toSorted((one, other) => one.path.localeCompare(other.path));
  const rows: Blob[] = [];
  const thumbnails: Record<number, string> = {};
  const unreadable: string[] = [];
  let captioned = 0;
  for (const { path, file } of images) {
    const thumbnail = file.size > mostBytes ? null : await read(file);
    if (thumbnail === null) {
      unreadable.push(path);
      continue;
    }
    const prompt = beside.get(stemOf(path)) ?? listed.get(nameOf(path)) ?? '';
    if (prompt !== '') captioned += 1;
    thumbnails[rows.length + 1] = thumbnail;
    rows.push(await rowOf(path, file, prompt));
  }
  const folders = new Set(images.map(({ path }) => path.split('/').slice(0, -1).at(-1) ?? ''));
  const [folder = ''] = folders;
  const name = folders.size === 1 && folder !== '' ? folder : 'images';
  return { rows, name, images: rows.length, captioned, unreadable, thumbnails };
}
