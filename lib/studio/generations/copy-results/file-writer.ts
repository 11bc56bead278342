import type { FileHandle } from 'node:fs/promises';

/** Writes what arrives into a file, as much at once as has come while the last was written. */
export interface FileWriter {
  /** Takes a chunk; resolves when there is room for more. Throws what the writing of earlier ones threw. */
  write: (chunk: Uint8Array) => Promise<void>;
  /** Resolves when everything is written. */
  finish: () => Promise<void>;
}

const mostWaitingBytes = 4 * 1024 * 1024;
/** Systems take some 1024 pieces in one call. */
const mostPieces = 512;

/** Writes at the end of an open file. */
export function createFileWriter(file: FileHandle): FileWriter {
  const waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let running: Promise<void> | null = null;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const pieces = waiting.splice(0, mostPieces);
      const bytes = pieces.reduce((sum, piece) => sum + piece.byteLength, 0);
      waitingBytes -= bytes;
      const { bytesWritten } = await file.writev(pieces);
      // A disk that is nearly full takes a part; writing the rest then throws the reason.
      if (bytesWritten < bytes) await file.appendFile(Buffer.concat(pieces).subarray(bytesWritten));
    }
    running = null;
  }

  return {
    async write(chunk) {
      waiting.push(chunk);
      waitingBytes += chunk.byteLength;
      if (running === null) {
        running = drain();
        // Thrown to the next write, or to `finish`.
        running.catch(() => undefined);
      }
      if (waitingBytes > mostWaitingBytes) await running;
    },
    finish: async () => {
      await running;
    },
  };
}
