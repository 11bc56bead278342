import { closeSync, openSync, renameSync, statSync, writeSync } from 'node:fs';

/** A program's log on disk, and its last lines in memory. */
export interface LogFile {
  path: string;
  write: (text: string | Uint8Array) => void;
  /** The last lines written since the log was opened. */
  lastLines: (count: number) => string;
  close: () => void;
}

const recentCharacters = 16_384;

/**
 * Opens a log for appending. When it exceeds its size it is moved to `<path>.1`, replacing the previous one, and a new
 * log is started.
 *
 * @param maxBytes size at which it is moved
 */
export function openLogFile(path: string, maxBytes = 10 * 1024 * 1024): LogFile {
  let descriptor = openSync(path, 'a', 0o600);
  let bytes = statSync(path).size;
  let recent = '';

  function append(buffer: Buffer): void {
    if (bytes > 0 && bytes + buffer.length > maxBytes) {
      closeSync(descriptor);
      renameSync(path, `${path}.1`);
      descriptor = openSync(path, 'a', 0o600);
      bytes = 0;
    }
    bytes += writeSync(descriptor, buffer);
  }

  return {
    path,
    write: (chunk) => {
      const buffer = Buffer.from(chunk);
      recent = (recent + buffer.toString()).slice(-recentCharacters);
      try {
        append(buffer);
      } catch {
        // A full disk must not end the program that is logged.
      }
    },
    lastLines: (count) => recent.trimEnd().split('\n').slice(-count).join('\n'),
    close: () => {
      closeSync(descriptor);
    },
  };
}
