import type { FileHandle } from 'node:fs/promises';

/** Writes chunks to a file, in batches of what arrived during the previous write. */
export interface FileWriter {
  /** Takes a chunk; resolves when there is room for more. Throws the error of an earlier write. */
  write: (chunk: Uint8Array) => Promise<void>;
  /** Resolves when everything is written. */
  finish: () => Promise<void>;
}

const mostWaitingBytes = 4 * 1024 * 1024;
/** Operating systems accept some 1024 buffers per call. */
const mostPieces = 512;

/** Creates a writer that appends to an open file. */
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
      // A nearly full disk accepts a part; writing the rest then throws the reason.
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
        // Thrown by the next `write`, or by `finish`.
        running.catch(() => undefined);
      }
      if (waitingBytes > mostWaitingBytes) await running;
    },
    finish: async () => {
      await running;
    },
  };
}
