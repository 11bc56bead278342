import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../../database/embedded/find-free-port.ts';
import { createTemporaryDataDirectory, runEasel } from '../../test/run-easel.ts';
import type { Benchmark } from '../benchmark.ts';
import { startEventSource, type EventSource } from './event-source.ts';
import { openReaders, type Readers } from './readers.ts';

const browsers = 1_000;
const eventsARound = 20;
const rounds = 3;
const pauseMs = 50;

/** The times in milliseconds from sending an event to each of its arrivals, one event after the other. */
async function timeDeliveries(source: EventSource, readers: Readers, round: string): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < eventsARound; number += 1) {
    const data = JSON.stringify({ generation_id: `${round} ${number}`, status: 'succeeded', media_type: 'image' });
    const all = Promise.withResolvers<void>();
    let arrived = 0;
    const startedAt = performance.now();
    readers.onData((received) => {
      if (received !== data) return;
      times.push(performance.now() - startedAt);
      arrived += 1;
      if (arrived === browsers) all.resolve();
    });
    source.emit(data);
    await all.promise;
    await wait(pauseMs);
  }
  return times;
}

function percentile99(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

async function startBareRelay(source: EventSource): Promise<{ url: string; stop: () => void }> {
  const port = await findFreePort();
  const program = fileURLToPath(new URL('./bare-relay.ts', import.meta.url));
  const child = spawn(process.execPath, [program, `${source.origin}/api/events`, String(port)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.stdin.end() };
}

/** The latency of an event from the media service through the studio to a thousand browsers, against a bare relay. */
export const relayLatency: Benchmark = {
  name: 'event to 1,000 browsers, p99',
  unit: 'ms',
  goal: { atMost: 2 },
  measure: async () => {
    const source = await startEventSource();
    const directory = await createTemporaryDataDirectory();
    const easel = await runEasel({
      dataDirectory: directory.path,
      environment: { MEDIA_API_URL: source.origin, MEDIA_API_KEY: 'bench-key-0123456789' },
    });
    const bare = await startBareRelay(source);
    try {
      while (source.listeners() < 2) await wait(20);
      // The studio opens one stream for all browsers; the bare relay has the other.
      const times = { studio: [] as number[], bare: [] as number[] };
      for (let round = 0; round < rounds; round += 1) {
        for (const [name, url] of [
          ['bare', bare.url],
          ['studio', `${easel.url}/api/events`],
        ] as const) {
          const readers = await openReaders(url, browsers);
          times[name].push(...(await timeDeliveries(source, readers, `${name} ${round}`)));
          readers.close();
        }
      }
      if (source.listeners() !== 2) throw new Error(`The studio holds ${source.listeners() - 1} streams, not one.`);
      return { figure: percentile99(times.studio), reference: percentile99(times.bare) };
    } finally {
      bare.stop();
      await easel.stop();
      await source.close();
      await directory.remove();
    }
  },
};
