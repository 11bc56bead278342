import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { findFreePort } from '../../database/embedded/find-free-port.ts';
import { programsRole } from '../../database/embedded/programs-role.ts';
import { createChildProgram } from '../launch/child-program.ts';
import { openLogFile } from '../launch/log-file.ts';
import { createTemporaryDataDirectory, runEasel, type RunningEasel } from '../test/run-easel.ts';
import { median, type Benchmark } from './benchmark.ts';

const rounds = 3;

/** The time until the studio alone responds, with the same build on a running database and service. */
async function timeStudioStart(easel: RunningEasel, dataDirectory: string): Promise<number> {
  const read = async (name: string) => JSON.parse(await readFile(join(dataDirectory, name), 'utf8')) as unknown;
  const access = z.object({ programsPassword: z.string(), port: z.number() }).parse(await read('database.json'));
  const keys = z.object({ mediaApiKey: z.string() }).parse(await read('keys.json'));
  const port = await findFreePort();
  const log = openLogFile(join(dataDirectory, 'logs', 'reference.log'));
  const program = createChildProgram({
    title: 'The reference',
    command: process.execPath,
    args: ['lib/studio/main.ts'],
    workingFolder: process.cwd(),
    environment: () => ({
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(port),
      DATABASE_URL: `postgresql://${programsRole}:${access.programsPassword}@127.0.0.1:${access.port}/easel`,
      MEDIA_API_URL: easel.serviceUrl,
      MEDIA_API_KEY: keys.mediaApiKey,
      EASEL_DATA_DIR: dataDirectory,
    }),
    log,
    probeUrl: `http://127.0.0.1:${port}/api/studio/status`,
    onProcess: () => undefined,
  });
  const startedAt = performance.now();
  const run = program.start();
  await run.ready;
  const tookSeconds = (performance.now() - startedAt) / 1000;
  run.kill();
  await run.ended;
  log.close();
  return tookSeconds;
}

/**
 * A second `npm start` until it reports that it is ready, against the studio alone; measured alternately, so that both
 * run under the same load.
 */
export const secondStart: Benchmark = {
  name: 'npm start, second time',
  unit: 's',
  goal: { atMost: 2 },
  measure: async () => {
    const directory = await createTemporaryDataDirectory();
    const figures: number[] = [];
    const references: number[] = [];
    try {
      await (await runEasel({ dataDirectory: directory.path })).stop();
      for (let round = 0; round < rounds; round += 1) {
        const startedAt = performance.now();
        const easel = await runEasel({ dataDirectory: directory.path, command: ['npm', 'start'] });
        figures.push((performance.now() - startedAt) / 1000);
        try {
          references.push(await timeStudioStart(easel, directory.path));
        } finally {
          await easel.stop();
        }
      }
      return { figure: median(figures), reference: median(references) };
    } finally {
      await directory.remove();
    }
  },
};
