import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { EaselError } from '../../contract/error.ts';
import { readPostgresVersion } from './binaries.ts';
import { lendFolder } from './lend-folder.ts';
import type { DatabaseInstallation } from './database-folder.ts';

const clusterName = 'cluster';
const unfinishedName = 'cluster.unfinished';
const passwordName = 'password';

/** The environment of PostgreSQL's programs: none of our variables, and messages in English. */
export const postgresEnvironment = {
  PATH: process.env['PATH'] ?? '/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
  // Next's types require NODE_ENV in every environment.
  NODE_ENV: 'production' as const,
};

async function checkVersion(cluster: string, installation: DatabaseInstallation): Promise<void> {
  const [written, version] = await Promise.all([
    readFile(join(cluster, 'PG_VERSION'), 'utf8'),
    readPostgresVersion(installation.binaries),
  ]);
  if (written.trim() === version.split('.')[0]) return;
  throw new EaselError(
    'conflict',
    `The database in ${cluster} was created by PostgreSQL ${written.trim()}, but this is ${version}. Export it with the old version and import it here, or start with another EASEL_DATA_DIR.`,
  );
}

/**
 * Whether a folder has a cluster, complete or unfinished. If it has neither, the cluster of a known database was lost.
 */
export async function hasCluster(folder: string): Promise<boolean> {
  const found = await Promise.all(
    [clusterName, unfinishedName].map((name) => stat(join(folder, name)).catch(() => null)),
  );
  return found.some((folderOrNull) => folderOrNull !== null);
}

/**
 * Marks a folder as one in which a database is being created. Call it before anything else of a new database is
 * written, so that an interrupted start can be distinguished from a lost cluster.
 */
export async function beginCluster(installation: DatabaseInstallation): Promise<void> {
  if (await hasCluster(installation.folder)) return;
  await mkdir(join(installation.folder, unfinishedName), { mode: 0o700 });
}

/** @param argumentsFor the arguments, from the path by which initdb reaches the database's folder */
async function runInitdb(
  installation: DatabaseInstallation,
  argumentsFor: (folder: string) => string[],
): Promise<void> {
  const lent = lendFolder(installation);
  const child = spawn(installation.binaries.initdb, argumentsFor(lent.path), {
    cwd: installation.folder,
    env: postgresEnvironment,
    stdio: ['ignore', 'ignore', 'pipe', ...lent.stdio],
    ...accountOptions(installation),
  });
  lent.close();
  const exited = once(child, 'close');
  const said = child.stderr === null ? Promise.resolve('') : text(child.stderr);
  try {
    const [code] = await exited;
    if (code !== 0) throw new Error(await said);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.trim() : String(cause);
    throw new EaselError('unavailable', `The database could not be created in ${installation.folder}: ${reason}`, {
      cause,
    });
  }
}

/**
 * Creates the cluster unless it is complete, and returns its folder. A new cluster is created beside its path and moved
 * there when complete, so that a crash or a full disk never leaves a partial database at that path.
 *
 * @param options.user the superuser of a new cluster, with its password
 * @param options.isDurable whether a new cluster must survive a power cut from the start
 * @throws EaselError `conflict` when the cluster is of another major version, `unavailable` when none could be created
 */
export async function initialiseCluster(
  installation: DatabaseInstallation,
  options: { user: string; password: string; isDurable: boolean },
): Promise<string> {
  const cluster = join(installation.folder, clusterName);
  if ((await stat(cluster).catch(() => null)) !== null) {
    await checkVersion(cluster, installation);
    return cluster;
  }
  const unfinished = join(installation.folder, unfinishedName);
  const passwordFile = join(installation.folder, passwordName);
  // Emptied but not removed, because the folder marks the database as unfinished.
  for (const name of await readdir(unfinished)) await rm(join(unfinished, name), { recursive: true, force: true });
  await writeFile(passwordFile, `${options.password}\n`, { mode: 0o600 });
  for (const path of [unfinished, passwordFile]) {
    if (installation.account !== null) await chown(path, installation.account.uid, installation.account.gid);
  }
  const collation = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  try {
    await runInitdb(installation, (folder) => [
      `--pgdata=${join(folder, unfinishedName)}`,
      `--username=${options.user}`,
      `--pwfile=${join(folder, passwordName)}`,
      '--auth=scram-sha-256',
      ...collation,
      ...(options.isDurable ? [] : ['--no-sync']),
    ]);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(unfinished, cluster);
  return cluster;
}

/** The spawn options that run a process under the account of a database. */
export function accountOptions(installation: DatabaseInstallation): { uid?: number; gid?: number } {
  return installation.account === null ? {} : { uid: installation.account.uid, gid: installation.account.gid };
}
