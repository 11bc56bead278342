import { existsSync, readFileSync } from 'node:fs';
import { Pool } from 'undici';
import { median, type Benchmark } from '../benchmark.ts';
import { withReferenceHandlers } from './with-reference-handlers.ts';
import { withStudio, type BenchedStudio } from './with-studio.ts';

const connections = 8;
const warmUpMs = 4_000;
const roundMs = 800;
const rounds = 15;
/** How often Linux counts a process's time in a second (USER_HZ). */
const ticksPerSecond = 100;

type Path = 'record' | 'empty' | 'other';

/**
 * The processor time of a process in seconds. Other load on the machine does not change what a request costs, only how
 * many are answered in a second. Where Linux's figures are missing, the time of the clock.
 */
function processorSeconds(pid: number): number {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return performance.now() / 1000;
  // After the name in parentheses: state, …, utime and stime as fields 14 and 15 (proc_pid_stat(5)).
  const fields = readFileSync(path, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

async function measureRates({ url, pid, sourceUrl }: BenchedStudio): Promise<Record<Path, number>> {
  const recordPath = '/api/ai/queue/00000000-0000-4000-8000-000000000000';
  const requests: Record<Path, { path: string; headers?: Record<string, string> }> = {
    record: { path: recordPath },
    empty: { path: '/api/bench/empty' },
    other: { path: '/api/bench/other', headers: { 'x-fal-target-url': `${sourceUrl}${recordPath}` } },
  };
  const pool = new Pool(url, { connections });

  /** Requests per second of the studio's processor time. */
  async function rate(path: Path, forMs: number): Promise<number> {
    const until = performance.now() + forMs;
    const before = processorSeconds(pid);
    let count = 0;
    async function repeat(): Promise<void> {
      while (performance.now() < until) {
        const { statusCode, body } = await pool.request({ method: 'GET', ...requests[path] });
        await body.dump();
        if (statusCode !== 200) throw new Error(`${requests[path].path} answered ${statusCode}.`);
        count += 1;
      }
    }
    await Promise.all(Array.from({ length: connections }, repeat));
    return count / (processorSeconds(pid) - before);
  }

  const paths: Path[] = ['record', 'empty', 'other'];
  const rates: Record<Path, number[]> = { record: [], empty: [], other: [] };
  try {
    for (const path of paths) await rate(path, warmUpMs);
    for (let round = 0; round < rounds; round += 1) {
      for (const path of paths) rates[path].push(await rate(path, roundMs));
    }
  } finally {
    await pool.close();
  }
  return { record: median(rates.record), empty: median(rates.empty), other: median(rates.other) };
}

let measured: Promise<Record<Path, number>> | null = null;

/** Measured once for both benchmarks, in turns, so that all run under the same load. */
function readRates(): Promise<Record<Path, number>> {
  return (measured ??= withReferenceHandlers((root) => withStudio({ root, fileBytes: 0 }, measureRates)));
}

const unit = 'requests/s of processor time';

/** A record through the studio against a handler that answers a constant, in the same build. */
export const proxiedRecord: Benchmark = {
  name: 'proxied record, against an empty handler',
  unit,
  goal: { atLeast: 0.75 },
  measure: async () => {
    const { record, empty } = await readRates();
    return { figure: record, reference: empty };
  },
};

/** A record through the studio against the same record through @fal-ai/server-proxy, in the same build. */
export const proxiedRecordOfOther: Benchmark = {
  name: 'proxied record, against @fal-ai/server-proxy',
  unit,
  goal: { atLeast: 1.3 },
  measure: async () => {
    const { record, other } = await readRates();
    return { figure: record, reference: other };
  },
};
