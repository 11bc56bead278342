import { text } from 'node:stream/consumers';
import { type Entry, type ZipFile, openPromise } from 'yauzl';
import { EaselError } from '../../../contract/error.ts';
import { librarySidecarSchema, type LibrarySidecar } from '../../../contract/studio/library-sidecar.ts';

/** A file of a zip that may be an image, a video or an audio file, with the settings beside it, if any. */
export interface ZippedFile {
  entry: Entry;
  /** Its name without folders. */
  name: string;
  sidecar: LibrarySidecar | null;
}

/** Limits of a zip. Media hardly compress, so a zip that unpacks to more than this factor is no library. */
const most = { entries: 40_000, growth: 20, growthFreeBytes: 100_000_000, sidecarBytes: 1_000_000 };
const mediaEnding = /\.(?:jpe?g|png|webp|avif|mp4|m4v|mov|webm|mkv|avi|mp3|m4a|wav|flac|og[ag]|aac)$/i;
/** Files that operating systems add. */
const clutter = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;

/**
 * Opens a zip on the local disk.
 *
 * @throws EaselError `unsupported_media_type` for a file that is no zip, and for a zip with paths outside of it
 */
export async function openZip(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true });
  } catch (cause) {
    throw new EaselError('unsupported_media_type', 'This file is not a zip, or it is damaged.', { cause });
  }
}

/**
 * Lists the media of a zip: uploads before results, the oldest first, so that inputs are imported before their results.
 *
 * @param bytes size of the zip itself
 * @throws EaselError `unsupported_media_type` for a malicious or damaged zip; `payload_too_large` for too many files
 */
export async function listZip(zip: ZipFile, bytes: number): Promise<ZippedFile[]> {
  const entries = await readEntries(zip);
  const packed = entries.reduce((sum, { compressedSize }) => sum + compressedSize, 0);
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (packed > bytes || unpacked > bytes * most.growth + most.growthFreeBytes) {
    throw new EaselError('unsupported_media_type', 'This zip would unpack to far more than its size allows.');
  }
  const byName = new Map(entries.map((entry) => [entry.fileName, entry]));
  const files: ZippedFile[] = [];
  for (const entry of entries) {
    if (clutter.test(entry.fileName) || !mediaEnding.test(entry.fileName)) continue;
    const beside = byName.get(`${entry.fileName}.json`);
    const sidecar = beside === undefined ? null : await readSidecar(zip, beside);
    files.push({ entry, name: entry.fileName.split('/').at(-1)?.replaceAll('\0', ' ') ?? '', sidecar });
  }
  return files.toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)));
}

function orderOf({ sidecar, name }: ZippedFile): string {
  return `${sidecar?.origin === 'result' ? 1 : 0} ${sidecar?.createdAt ?? ''} ${name}`;
}

async function readEntries(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue;
      entries.push(entry);
      if (entries.length > most.entries) break;
    }
  } catch (cause) {
    throw new EaselError('unsupported_media_type', `This zip is invalid: ${(cause as Error).message}.`, {
      cause,
    });
  }
  if (entries.length > most.entries) {
    throw new EaselError('payload_too_large', `This zip contains more than ${most.entries} files. Import it in parts.`);
  }
  return entries;
}

/** The database stores neither NUL nor lone surrogates. */
const isStorableText = (json: string) => json.isWellFormed() && !json.includes('\0');

/** The settings in a file; null when it contains no valid settings. */
async function readSidecar(zip: ZipFile, entry: Entry): Promise<LibrarySidecar | null> {
  if (entry.uncompressedSize > most.sidecarBytes || !entry.canDecodeFileData()) return null;
  try {
    const json = await text(await zip.openReadStreamPromise(entry));
    let isStorable = true;
    const value: unknown = JSON.parse(json, (name, each: unknown) => {
      isStorable &&= isStorableText(name) && (typeof each !== 'string' || isStorableText(each));
      return each;
    });
    return isStorable ? (librarySidecarSchema.safeParse(value).data ?? null) : null;
  } catch {
    return null;
  }
}
