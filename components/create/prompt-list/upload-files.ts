import type { UploadOptions } from '@/lib/client/studio-media/uploads';
import type { JsonObject } from '@/lib/contract/model';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { isStudioMediaPath, studioMediaPath } from '@/lib/schema-form/media-field/media-address';
import type { ListFile } from './list-source';

const awaitedId = 'awaited-';
const atOnce = 3;

/** The address that stands for a file until it is uploaded, by the file's index. */
export function awaitedAddress(index: number): string {
  return studioMediaPath(`${awaitedId}${index}`);
}

/** The indexes of the files that requests wait for, each once. */
export function awaitedFiles(bodies: readonly JsonObject[]): number[] {
  const found = new Set<number>();
  for (const body of bodies) withAddresses(body, (index) => void found.add(index));
  return [...found];
}

/** A request with the addresses of its uploaded files. */
export function withAddresses(body: JsonObject, addressOf: (index: number) => string | null | void): JsonObject {
  const start = studioMediaPath(awaitedId);
  return JSON.parse(JSON.stringify(body), (_name, value: unknown) => {
    if (typeof value !== 'string' || !isStudioMediaPath(value) || !value.startsWith(start)) return value;
    return addressOf(Number(value.slice(start.length))) ?? value;
  }) as JsonObject;
}

/** A file that could not be uploaded, and why. */
export interface FailedUpload {
  path: string;
  message: string;
}

/** The uploads of a list. */
export interface ListUploads {
  /**
   * Uploads files, three at a time. Files that the studio has, or that were uploaded before, are not uploaded again.
   *
   * @returns those that failed; null when it was cancelled
   */
  upload: (
    files: readonly ListFile[],
    signal: AbortSignal,
    onDone: (done: number) => void,
  ) => Promise<FailedUpload[] | null>;
  /** The address of an uploaded file; null before. */
  addressOf: (file: ListFile | undefined) => string | null;
}

/** Creates the uploads of a list, with none yet. */
export function createListUploads(send: (file: File, options: UploadOptions) => Promise<StudioMedia>): ListUploads {
  const uploaded = new Map<File, string>();
  return {
    async upload(files, signal, onDone) {
      const failed: FailedUpload[] = [];
      const waiting = files.filter(({ file, stored }) => stored === undefined && !uploaded.has(file));
      let done = files.length - waiting.length;
      onDone(done);
      async function work() {
        for (let next = waiting.shift(); next !== undefined && !signal.aborted; next = waiting.shift()) {
          const { path, file } = next;
          try {
            const { id } = await send(file, { signal });
            uploaded.set(file, studioMediaPath(id));
            done += 1;
            onDone(done);
          } catch (error) {
            if (!signal.aborted) failed.push({ path, message: error instanceof Error ? error.message : String(error) });
          }
        }
      }
      await Promise.all(Array.from({ length: atOnce }, work));
      return signal.aborted ? null : failed;
    },
    addressOf(file) {
      if (file === undefined) return null;
      return file.stored === undefined ? (uploaded.get(file.file) ?? null) : studioMediaPath(file.stored.id);
    },
  };
}
