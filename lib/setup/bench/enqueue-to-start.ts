import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { connectDatabase } from '../../database/connect.ts';
import { programsRole } from '../../database/embedded/programs-role.ts';
import { createTemporaryDataDirectory, runEasel, type RunningEasel } from '../test/run-easel.ts';
import { median, type Benchmark } from './benchmark.ts';

const generations = 21;
const pollMs = 50;
/** An idle worker waits for the next notification; this lets it finish with the generation before. */
const restMs = 300;
const goalMs = 50;

const acceptedSchema = z.object({ generations: z.array(z.object({ generation_id: z.string() })) });
const rowSchema = z.object({ status: z.string(), waited: z.coerce.number() });

/** The milliseconds that each generation waited. The first, which loads the renderer, does not count. */
async function timeStarts(easel: RunningEasel, dataDirectory: string): Promise<number[]> {
  const read = async (name: string) => JSON.parse(await readFile(join(dataDirectory, name), 'utf8')) as unknown;
  const access = z.object({ programsPassword: z.string(), port: z.number() }).parse(await read('database.json'));
  const { mediaApiKey } = z.object({ mediaApiKey: z.string() }).parse(await read('keys.json'));
  const { database, close } = connectDatabase({
    url: `postgresql://${programsRole}:${access.programsPassword}@127.0.0.1:${access.port}/easel`,
    onError: () => undefined,
  });

  async function timeStart(): Promise<number> {
    const response = await fetch(`${easel.serviceUrl}/api/ai/queue`, {
      method: 'POST',
      headers: { authorization: `Bearer ${mediaApiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'ig-1', prompt: 'A lighthouse', width: 256, height: 256 }),
    });
    const [accepted] = acceptedSchema.parse(await response.json()).generations;
    for (;;) {
      const { rows } = await database.execute(
        `select status, extract(epoch from started_at - enqueued_at) * 1000 as waited
         from service.generations where id = '${accepted?.generation_id ?? ''}'`,
      );
      const row = rowSchema.parse(rows[0]);
      if (row.status === 'succeeded') return row.waited;
      if (row.status === 'failed') throw new Error('The generation failed.');
      await wait(pollMs);
    }
  }

  try {
    await timeStart();
    const times: number[] = [];
    for (let count = 0; count < generations; count += 1) {
      await wait(restMs);
      times.push(await timeStart());
    }
    return times;
  } finally {
    await close();
  }
}

/** The time from accepting a generation to its start in the worker, of an idle service, by the database's clock. */
export const enqueueToStart: Benchmark = {
  name: 'enqueue to start, p50',
  unit: 'ms',
  goal: { atMost: 1 },
  measure: async () => {
    const directory = await createTemporaryDataDirectory();
    try {
      const easel = await runEasel({
        dataDirectory: directory.path,
        command: [process.execPath, 'lib/setup/start.ts', '--service-only'],
      });
      try {
        return { figure: median(await timeStarts(easel, directory.path)), reference: goalMs };
      } finally {
        await easel.stop();
      }
    } finally {
      await directory.remove();
    }
  },
};
