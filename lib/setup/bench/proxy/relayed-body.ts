import { execFile } from 'node:child_process';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Pool, type Dispatcher } from 'undici';
import type { Benchmark } from '../benchmark.ts';
import { withStudio } from './with-studio.ts';

const run = promisify(execFile);
const mebibyte = 1024 ** 2;
const fileBytes = 500_000_000;
const warmUpBytes = 1_000_000;
const warmUpRequests = 300;
const sampleEveryMs = 20;
const settleMs = 2_000;
const path = '/api/repos/bench/data/file/main/a.bin';

/** The resident memory of a process in MiB. */
async function residentMebibytes(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

function* chunksOf(bytes: number) {
  const chunk = Buffer.alloc(64 * 1024, 'b');
  for (let left = bytes; left > 0; left -= chunk.length) yield chunk.subarray(0, Math.min(left, chunk.length));
}

async function send(pool: Pool, request: Dispatcher.RequestOptions): Promise<void> {
  const { statusCode, body } = await pool.request(request);
  for await (const _chunk of body) {
    // Read as fast as it arrives.
  }
  if (statusCode !== 200) throw new Error(`${request.path} answered ${statusCode}.`);
}

const upload = (bytes: number): Dispatcher.RequestOptions => ({
  method: 'PUT',
  path,
  headers: { 'content-type': 'application/octet-stream', 'content-length': String(bytes) },
  body: Readable.from(chunksOf(bytes)),
});
const download: Dispatcher.RequestOptions = { method: 'GET', path };

/** How much a studio's memory grows at most while one body passes through it, the first of this size. */
function growthWith(request: Dispatcher.RequestOptions): Promise<number> {
  return withStudio({ fileBytes }, async ({ url, pid }) => {
    const pool = new Pool(url, { bodyTimeout: 0, headersTimeout: 0 });
    try {
      // Loads and compiles what forwards.
      for (let count = 0; count < warmUpRequests; count += 1) {
        await send(pool, { method: 'GET', path: '/api/ai/queue/00000000-0000-4000-8000-000000000000' });
      }
      await send(pool, upload(warmUpBytes));
      await wait(settleMs);
      const before = await residentMebibytes(pid);
      let most = before;
      const end = new AbortController();
      const relayed = send(pool, request).finally(() => end.abort());
      // Thrown below, after the last sample.
      relayed.catch(() => undefined);
      while (!end.signal.aborted) {
        most = Math.max(most, await residentMebibytes(pid));
        await wait(sampleEveryMs);
      }
      await relayed;
      return most - before;
    } finally {
      await pool.close();
    }
  });
}

const common = { unit: 'MiB', goal: { atMost: 1 } };
const goalMebibytes = (32 * 1_000_000) / mebibyte;

/** The memory that a file of 500 MB costs while it is downloaded through the studio. */
export const relayedDownload: Benchmark = {
  ...common,
  name: 'relayed download of 500 MB, memory',
  measure: async () => ({ figure: await growthWith(download), reference: goalMebibytes }),
};

/** The memory that a file of 500 MB costs while it is uploaded through the studio. */
export const relayedUpload: Benchmark = {
  ...common,
  name: 'relayed upload of 500 MB, memory',
  measure: async () => ({ figure: await growthWith(upload(fileBytes)), reference: goalMebibytes }),
};
