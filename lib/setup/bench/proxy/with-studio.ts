import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { createTemporaryDataDirectory, runEasel } from '../../test/run-easel.ts';

const processesSchema = z.array(z.object({ title: z.string(), pid: z.number() }));

/** A running studio in front of `media-source`. */
export interface BenchedStudio {
  url: string;
  /** Its process. */
  pid: number;
  /** The address of `media-source`. */
  sourceUrl: string;
}

/** The port that `media-source` sends once it listens. */
async function readPort(source: ChildProcess): Promise<number> {
  const ended = once(source, 'exit').then(() => {
    throw new Error('The media source of the benchmark ended before it listened.');
  });
  const [port] = (await Promise.race([once(source, 'message'), ended])) as [number];
  return port;
}

/**
 * Runs a built studio in front of a media service that does as little as possible.
 *
 * @param options.fileBytes size of the service's file
 * @param options.root the tree to run; by default this one
 */
export async function withStudio<Result>(
  options: { fileBytes: number; root?: string },
  measure: (studio: BenchedStudio) => Promise<Result>,
): Promise<Result> {
  const source = fork(fileURLToPath(new URL('./media-source.ts', import.meta.url)), [String(options.fileBytes)]);
  try {
    const port = await readPort(source);
    const sourceUrl = `http://127.0.0.1:${port}`;
    const directory = await createTemporaryDataDirectory();
    try {
      const easel = await runEasel({
        dataDirectory: directory.path,
        environment: { MEDIA_API_URL: sourceUrl, MEDIA_API_KEY: 'bench-key-0123456789' },
        ...(options.root === undefined ? {} : { root: options.root }),
      });
      try {
        const record = await readFile(join(directory.path, 'processes.json'), 'utf8');
        const studio = processesSchema.parse(JSON.parse(record)).find(({ title }) => title === 'The studio');
        if (studio === undefined) throw new Error('The studio is not in the record of processes.');
        return await measure({ url: easel.url, pid: studio.pid, sourceUrl });
      } finally {
        await easel.stop();
      }
    } finally {
      await directory.remove();
    }
  } finally {
    if (source.connected) source.disconnect();
  }
}
