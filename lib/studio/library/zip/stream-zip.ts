import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { isEaselError } from '../../../contract/error.ts';
import { describeError } from '../../../logging/describe-error.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import type { PlannedFile, ZipPlan } from './plan-zip.ts';

/** A zip that is created while it is read. */
export interface ZipStream {
  /** Its length, known before its first byte; null where files are converted on the way. */
  bytes: number | null;
  /** Produces data at the pace of its reader. Destroying it ends the zip; its plan is closed when it ends. */
  stream: Readable;
}

/** The text file in the zip that lists the missing files. */
const missingName = 'missing files.txt';
/** Bytes of each entry in the central directory besides its name: the record, times, and sizes beyond 4 GiB. */
const entryBytes = 46 + 9 + 28;
/**
 * From this size on, yazl 3.3 adds the zip64 record to its computed size, although it writes one only on request or
 * beyond 4 GiB.
 */
const shortListBytes = 0xffff;

/**
 * Creates a zip of files, each with its settings beside it. Only one file is open at a time. Everything is stored
 * uncompressed: media do not get smaller, and compressed data has no known length. Missing files are listed in a text
 * file at the end, and so are those that cannot be converted. A zip of known length is aborted when a file disappears
 * meanwhile.
 */
export async function streamZip(context: Pick<StudioContext, 'logger'>, plan: ZipPlan): Promise<ZipStream> {
  const zip = new ZipFile();
  const stream = zip.outputStream as Readable;
  const left = new AbortController();
  stream.once('close', () => {
    left.abort();
    plan.close().catch((error: unknown) => {
      context.logger.warn({ error: describeError(error) }, 'the record of a zip download could not be removed');
    });
  });
  function breakOff(error: unknown): void {
    if (left.signal.aborted) return;
    context.logger.warn({ error: describeError(error) }, 'a zip download failed');
    stream.destroy(error instanceof Error ? error : new Error('The zip download failed.'));
  }
  zip.on('error', breakOff);
  let listBytes = 0;

  async function give(read: () => Promise<Readable>, take: (error: unknown, source: Readable) => void): Promise<void> {
    left.signal.throwIfAborted();
    const source = await read();
    take(null, source);
    try {
      await finished(source, { signal: left.signal });
    } catch (error) {
      source.destroy();
      throw error;
    }
  }

  function add(name: string, bytes: number | null, createdAt: Date, read: () => Promise<Readable>): void {
    listBytes += entryBytes + Buffer.byteLength(name);
    const size = bytes === null ? {} : { size: bytes };
    zip.addReadStreamLazy(name, { ...size, compress: false, mtime: createdAt }, (take) => {
      give(read, take).catch(breakOff);
    });
  }

  function addFile({ name, bytes, sidecar, createdAt }: PlannedFile, open: PlannedFile['open']): void {
    add(name, bytes, createdAt, open);
    if (sidecar !== null)
      add(`${name}.json`, sidecar.bytes, createdAt, async () => Readable.from([await plan.readSidecar(sidecar)]));
  }

  /** Adds files one after another, each once it is converted. Those that are damaged are left out. */
  async function addConverted(): Promise<void> {
    const failed: string[] = [];
    for (const file of plan.files) {
      left.signal.throwIfAborted();
      try {
        const source = await file.open();
        try {
          const isWritten = finished(source, { signal: left.signal });
          addFile(file, () => Promise.resolve(source));
          await isWritten;
        } finally {
          source.destroy();
        }
      } catch (error) {
        if (left.signal.aborted || !isEaselError(error)) throw error;
        failed.push(`${file.name}: ${error.message}`);
      }
    }
    end(failed);
  }

  function end(failed: readonly string[], onLength?: (bytes: number) => void): void {
    const parts = [
      ...(plan.missing.length > 0
        ? [`These files are no longer in the studio’s storage:\n\n${plan.missing.join('\n')}\n`]
        : []),
      ...(failed.length > 0 ? [`These files could not be converted:\n\n${failed.join('\n')}\n`] : []),
    ];
    if (parts.length > 0) {
      const message = Buffer.from(parts.join('\n'));
      add(missingName, message.length, new Date(), () => Promise.resolve(Readable.from([message])));
    }
    // Its types lack the callback's argument.
    zip.end({ comment: '', forceZip64Format: listBytes >= shortListBytes }, onLength as (() => void) | undefined);
  }

  try {
    if (plan.files.some(({ bytes }) => bytes === null)) {
      addConverted().catch(breakOff);
      return { bytes: null, stream };
    }
    for (const file of plan.files) addFile(file, file.open);
    const { promise: bytes, resolve } = Promise.withResolvers<number>();
    end([], resolve);
    return { bytes: await bytes, stream };
  } catch (error) {
    stream.destroy();
    throw error;
  }
}
