import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import type { Benchmark } from '../benchmark.ts';
import { openReaders } from './readers.ts';

const readersOfEach = 200;
// Together more than the socket buffers hold, so that readers stall, and less than the hub's buffer of events.
const eventBytes = 8_000;
const events = 440;
const settleMs = 1_500;

interface Reply {
  port?: number;
  bytes?: number;
  readers?: number;
}

async function ask(program: ChildProcess, message: object): Promise<Reply> {
  const replied = once(program, 'message') as Promise<[Reply]>;
  program.send(message);
  const [reply] = await replied;
  return reply;
}

/** The memory of the hub with so many connected readers after the same events. */
async function bytesWith(program: ChildProcess, url: string, isStalled: boolean): Promise<number> {
  const readers = await openReaders(url, readersOfEach, { isStalled });
  const data = 'x'.repeat(eventBytes);
  for (let number = 0; number < events; number += 1) {
    await ask(program, { publish: data });
    if (number % 10 === 0) await wait(10);
  }
  await wait(settleMs);
  const { bytes = Number.NaN, readers: open } = await ask(program, {});
  if (open !== readersOfEach) throw new Error(`Of ${readersOfEach} readers, ${open} are there.`);
  readers.close();
  await wait(settleMs);
  return bytes;
}

/** The memory that a stalled browser costs the hub beyond a reading one, against its limit. */
export const stalledReaders: Benchmark = {
  name: 'stalled reader, memory',
  unit: 'KiB',
  goal: { atMost: 1 },
  measure: async () => {
    const program = fork(fileURLToPath(new URL('./hub-program.ts', import.meta.url)), {
      execArgv: ['--expose-gc'],
    });
    try {
      const [{ port }] = (await once(program, 'message')) as [Reply];
      const url = `http://127.0.0.1:${port}/`;
      // A first round fills what stays allocated: the buffer of events, compiled code, pools.
      await bytesWith(program, url, false);
      const reading = await bytesWith(program, url, false);
      const stalled = await bytesWith(program, url, true);
      return { figure: Math.max(0, stalled - reading) / readersOfEach / 1024, reference: 64 };
    } finally {
      program.disconnect();
    }
  },
};
