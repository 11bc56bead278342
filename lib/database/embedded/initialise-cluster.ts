import { execFile } from 'node:child_process';
import { chown, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EaselError } from '../../contract/error.ts';
import { readPostgresVersion } from './binaries.ts';
import type { DatabasePlace } from './database-folder.ts';

const run = promisify(execFile);

/** What PostgreSQL's programs see of the environment: nothing of ours steers them, and they speak English. */
export const postgresEnvironment = {
  PATH: process.env['PATH'] ?? '/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
  // Next's types want it in every environment.
  NODE_ENV: 'production' as const,
};

async function checkVersion(cluster: string, place: DatabasePlace): Promise<void> {
  const [written, version] = await Promise.all([
    readFile(join(cluster, 'PG_VERSION'), 'utf8'),
    readPostgresVersion(place.binaries),
  ]);
  if (written.trim() === version.split('.')[0]) return;
  throw new EaselError(
    'conflict',
    `The database in ${cluster} was made by PostgreSQL ${written.trim()}; this is ${version}. Export it with the old one and import it here, or start with another EASEL_DATA_DIR.`,
  );
}

/**
 * Makes sure that there is a cluster, and gives its folder. It is made aside and moved into place when whole, so that a
 * crash or a full disk in the middle leaves nothing that a later start could take for a database.
 *
 * @throws EaselError `conflict` when the cluster is of another major version, `unavailable` when none could be made
 */
export async function initialiseCluster(place: DatabasePlace, user: string, password: string): Promise<string> {
  const cluster = join(place.folder, 'cluster');
  if ((await stat(cluster).catch(() => null)) !== null) {
    await checkVersion(cluster, place);
    return cluster;
  }
  const unfinished = join(place.folder, 'cluster.unfinished');
  const passwordFile = join(place.folder, 'password');
  await rm(unfinished, { recursive: true, force: true });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (place.account !== null) await chown(passwordFile, place.account.uid, place.account.gid);
  const collation = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  try {
    await run(
      place.binaries.initdb,
      [
        `--pgdata=${unfinished}`,
        `--username=${user}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        ...collation,
      ],
      { cwd: place.folder, env: postgresEnvironment, ...accountOptions(place) },
    );
  } catch (cause) {
    const said = (cause as { stderr?: string }).stderr?.trim() ?? String(cause);
    throw new EaselError('unavailable', `The database could not be made in ${place.folder}: ${said}`, { cause });
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(unfinished, cluster);
  return cluster;
}

/** The part of a spawn's options that lends a process the account of a database. */
export function accountOptions(place: DatabasePlace): { uid?: number; gid?: number } {
  return place.account === null ? {} : { uid: place.account.uid, gid: place.account.gid };
}
