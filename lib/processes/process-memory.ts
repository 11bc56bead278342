import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A process's resident memory in bytes; null when the process is gone or its memory is unknown. */
export async function processMemoryBytes(pid: number): Promise<number | null> {
  try {
    const text =
      process.platform === 'linux'
        ? /^VmRSS:\s+(\d+) kB/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]
        : (await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout.trim();
    const kilobytes = Number(text);
    return Number.isFinite(kilobytes) && kilobytes > 0 ? kilobytes * 1024 : null;
  } catch {
    return null;
  }
}
