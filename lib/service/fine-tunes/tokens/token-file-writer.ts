import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { alignedAfter, headerBytes, writeHeader, type TokenFileMetadata } from './token-file-format.ts';

const bufferBytes = 1024 * 1024;

/** Writes a token file, row by row, in memory that does not grow with it. For a process that does nothing else. */
export interface TokenFileWriter {
  /** A row's token ids, one list a column. */
  add: (columns: number[][]) => void;
  /** Completes the file. */
  finish: (metadata: TokenFileMetadata) => void;
  /** Lets go of the files, when they are not to be completed. */
  close: () => void;
}

/** A file that is written in large pieces. */
function openPiecewise(path: string) {
  const file = openSync(path, 'w');
  const buffer = Buffer.allocUnsafe(bufferBytes);
  let used = 0;
  let position = 0;
  const flush = () => {
    for (let from = 0; from < used;) from += writeSync(file, buffer, from, used - from, position + from);
    position += used;
    used = 0;
  };
  return {
    file,
    uint32(value: number) {
      if (used + 4 > bufferBytes) flush();
      used = buffer.writeUInt32LE(value, used);
    },
    uint64(value: number) {
      if (used + 8 > bufferBytes) flush();
      buffer.writeUInt32LE(value % 2 ** 32, used);
      used = buffer.writeUInt32LE(Math.floor(value / 2 ** 32), used + 4);
    },
    flush,
    at: () => position + used,
  };
}

/** Begins a token file. Beside it lies another one with the offsets while it is written. */
export function createTokenFileWriter(path: string, columns: number): TokenFileWriter {
  const offsetsPath = `${path}.offsets`;
  const ids = openPiecewise(path);
  const offsets = openPiecewise(offsetsPath);
  let rows = 0;
  let tokens = 0;
  for (let at = 0; at < headerBytes; at += 4) ids.uint32(0);
  offsets.uint64(0);

  function appendOffsets(): void {
    const piece = Buffer.allocUnsafe(bufferBytes);
    const source = openSync(offsetsPath, 'r');
    try {
      let at = ids.at();
      for (let read = readSync(source, piece); read > 0; read = readSync(source, piece)) {
        for (let from = 0; from < read;) from += writeSync(ids.file, piece, from, read - from, at + from);
        at += read;
      }
    } finally {
      closeSync(source);
    }
  }

  function close(): void {
    closeSync(ids.file);
    closeSync(offsets.file);
    rmSync(offsetsPath, { force: true });
  }

  return {
    add(row) {
      for (const column of row) {
        for (const id of column) ids.uint32(id);
        tokens += column.length;
        offsets.uint64(tokens);
      }
      rows += 1;
    },
    finish(metadata) {
      const offsetsAt = alignedAfter(tokens);
      while (ids.at() < offsetsAt) ids.uint32(0);
      ids.flush();
      offsets.flush();
      appendOffsets();
      const metadataAt = offsetsAt + (rows * columns + 1) * 8;
      writeSync(ids.file, Buffer.from(JSON.stringify(metadata)), 0, null, metadataAt);
      writeSync(ids.file, writeHeader({ rows, columns, tokens, offsetsAt, metadataAt }), 0, headerBytes, 0);
      close();
    },
    close,
  };
}
