import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { EaselError } from '../../contract/error.ts';
import { accessFileName, readOrMakeAccess } from '../../database/embedded/access.ts';
import { startEmbeddedDatabase, urlOfPrograms } from '../../database/embedded/start-embedded-database.ts';
import { retryDatabase } from '../../database/retry-database.ts';
import { lockName } from '../launch/data-directory.ts';
import { defaultStorageUrl, type LaunchSettings } from '../launch/launch-settings.ts';
import { takeLock } from '../process-lock.mjs';

/** Where an Easel with the embedded database keeps everything. */
export interface Place {
  dataDirectory: string;
  /** The folder of the files; null when they are in a bucket. */
  storage: string | null;
  /** The file with the settings of engines, which may be absent. */
  engines: string;
}

/** Finds the folders of these settings. */
export function readPlace(settings: LaunchSettings): Place {
  const dataDirectory = resolve(settings.dataDirectory);
  const storageUrl = settings.storageUrl ?? defaultStorageUrl(dataDirectory);
  return {
    dataDirectory,
    storage: storageUrl.startsWith('file:') ? fileURLToPath(storageUrl) : null,
    engines: settings.service?.enginesPath ?? join(dataDirectory, 'engines.json'),
  };
}

/** A file's content; null when it is absent. */
export async function readIfPresent(path: string): Promise<Buffer | null> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** How long a start of Easel may take until its database answers. */
const startMs = 30_000;

/**
 * Connects to the embedded database: to the running one, or to one that is started for this and ends with it.
 *
 * @throws EaselError `resource_not_found` where there is none, `unavailable` when it does not answer
 */
export async function openEmbeddedDatabase(
  { dataDirectory }: Place,
  say: (line: string) => void,
): Promise<{ client: Client; isRunning: boolean; close: () => Promise<void> }> {
  const accessFile = join(dataDirectory, accessFileName);
  if (!existsSync(accessFile)) {
    const message = `There is no library in ${dataDirectory}. Name the data directory: EASEL_DATA_DIR=… npm run backup -- <file>`;
    throw new EaselError('resource_not_found', message);
  }
  const lock = takeLock(join(dataDirectory, lockName));
  const isRunning = 'heldBy' in lock;
  const server = isRunning
    ? null
    : await startEmbeddedDatabase({
        folder: join(dataDirectory, 'database'),
        onLog: () => undefined,
        onNotice: say,
      }).catch((error: unknown) => {
        if ('release' in lock) lock.release();
        throw error;
      });

  async function stop(): Promise<void> {
    await server?.stop();
    if ('release' in lock) lock.release();
  }

  async function connect(): Promise<Client> {
    const url = server?.url ?? urlOfPrograms(await readOrMakeAccess(accessFile));
    const client = new Client({ connectionString: url, application_name: 'easel backup' });
    // A lost connection is reported by the query that it interrupts.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  try {
    const client = await retryDatabase(connect, startMs);
    return {
      client,
      isRunning,
      async close() {
        await client.end();
        await stop();
      },
    };
  } catch (cause) {
    await stop();
    const message = `Easel is starting or stopping in ${dataDirectory}, and its database does not answer. Try again when it is ready, or stopped.`;
    throw isRunning ? new EaselError('unavailable', message, { cause }) : cause;
  }
}
