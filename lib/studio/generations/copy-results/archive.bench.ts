import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { createGuardedClient, type GuardedClient } from '../../../network/guarded-client.ts';
import { createStorage } from '../../../storage/create-storage.ts';
import { fetchResult } from './fetch-result.ts';

const megabytes = 256;
const rounds = 5;
const block = Buffer.alloc(64 * 1024, 'video');
const { signal } = new AbortController();

/** Starts a host that serves so many bytes as fast as they are read. */
async function startHost(): Promise<{ server: Server; url: string }> {
  const bytes = megabytes * 1024 * 1024;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-length': bytes, etag: '"v1"' });
    Readable.from(Array.from({ length: bytes / block.length }, () => block)).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/video` };
}

/** Megabytes per second of a bare download to disk. */
async function measureBare(client: GuardedClient, url: string, directory: string): Promise<number> {
  const path = join(directory, 'bare');
  const startedAt = performance.now();
  const { body } = await client.get(new URL(url), { signal });
  await pipeline(body, createWriteStream(path));
  const rate = megabytes / ((performance.now() - startedAt) / 1000);
  await rm(path);
  return rate;
}

/** Megabytes per second of copying: measured, hashed, and put into the storage. */
async function measureCopying(client: GuardedClient, url: string, directory: string): Promise<number> {
  const storage = await createStorage({ url: pathToFileURL(join(directory, 'storage')).href, prefix: 'studio' });
  const startedAt = performance.now();
  const file = await fetchResult(
    {
      download: async (address, options) => client.get(new URL(address), options),
      temporaryDirectory: directory,
      resultLimitBytes: 2 ** 33,
    },
    url,
    signal,
  );
  await storage.put('video', file.path, 'video/mp4');
  const rate = megabytes / ((performance.now() - startedAt) / 1000);
  await storage.delete('video');
  return rate;
}

function middle(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/**
 * Copying a result into the studio's storage against a bare download to disk, alternately, so that both run under the
 * same load. The extra cost is SHA-256: some 0.6 s of processor time for a gigabyte, noticeable only on a network of
 * several gigabits.
 */
export const archive = {
  name: 'archive throughput',
  unit: 'MB/s',
  goal: { atLeast: 0.6 },
  measure: async (): Promise<{ figure: number; reference: number }> => {
    const directory = await mkdtemp(join(tmpdir(), 'easel-archive-bench-'));
    const { server, url } = await startHost();
    const client = createGuardedClient({ isTrusted: () => true, idleMs: 30_000 });
    try {
      await measureBare(client, url, directory);
      const [figures, references]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        references.push(await measureBare(client, url, directory));
        figures.push(await measureCopying(client, url, directory));
      }
      return { figure: middle(figures), reference: middle(references) };
    } finally {
      await client.close();
      server.closeAllConnections();
      server.close();
      await rm(directory, { recursive: true, force: true });
    }
  },
};
