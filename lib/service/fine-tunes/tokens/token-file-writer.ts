import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { alignedAfter, headerBytes, writeHeader, type TokenFileMetadata } from './token-file-format.ts';

const bufferBytes = 1024 * 1024;

/** Writes a token file row by row, in constant memory. Writes synchronously, for a process that does nothing else. */
export interface TokenFileWriter {
  /** Adds a row: its token ids, one list per column. */
  add: (columns: number[][]) => void;
  /** Completes the file. */
  finish: (metadata: TokenFileMetadata) => void;
  /** Closes and discards incomplete files. */
  close: () => void;
}

/** A file of 32-bit numbers that is written in large chunks. All machines that Node supports are little-endian. */
function openPiecewise(path: string) {
  const file = openSync(path, 'w');
  const piece = new Uint32Array(bufferBytes / 4);
  const bytes = Buffer.from(piece.buffer);
  let used = 0;
  let position = 0;
  const flush = () => {
    const end = used * 4;
    for (let from = 0; from < end;) from += writeSync(file, bytes, from, end - from, position + from);
    position += end;
    used = 0;
  };
  return {
    file,
    add(numbers: number[]) {
      for (let from = 0; from < numbers.length;) {
        if (used === piece.length) flush();
        const count = Math.min(numbers.length - from, piece.length - used);
        for (let index = 0; index < count; index += 1) piece[used + index] = numbers[from + index] ?? 0;
        used += count;
        from += count;
      }
    },
    flush,
    at: () => position + used * 4,
  };
}

/** A 64-bit number as two 32-bit numbers. */
const halves = (value: number) => [value % 2 ** 32, Math.floor(value / 2 ** 32)];

/** Starts a token file. A second file beside it has the offsets until the first is complete. */
export function createTokenFileWriter(path: string, columns: number): TokenFileWriter {
  const offsetsPath = `${path}.offsets`;
  const ids = openPiecewise(path);
  const offsets = openPiecewise(offsetsPath);
  let rows = 0;
  let tokens = 0;
  ids.add(Array.from({ length: headerBytes / 4 }, () => 0));
  offsets.add(halves(0));

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
        ids.add(column);
        tokens += column.length;
        offsets.add(halves(tokens));
      }
      rows += 1;
    },
    finish(metadata) {
      const offsetsAt = alignedAfter(tokens);
      while (ids.at() < offsetsAt) ids.add([0]);
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
