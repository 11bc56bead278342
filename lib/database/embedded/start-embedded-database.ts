import { join, dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { EaselError } from '../../contract/error.ts';
import { existsSync } from 'node:fs';
import { accessFileName, readOrMakeAccess, writeAccess, type DatabaseAccess } from './access.ts';
import { findFreePort } from './find-free-port.ts';
import { prepareDatabaseFolder } from './database-folder.ts';
import { beginCluster, hasCluster, initialiseCluster } from './initialise-cluster.ts';
import { endServerLeftBehind } from './left-behind.ts';
import { prepareProgramsRole, programsRole } from './programs-role.ts';
import { PostgresStartError, runPostgres, type PostgresProcess } from './run-postgres.ts';

const superuser = 'easel';
const databaseName = 'easel';
const attempts = 20;

/** A running embedded database. */
export interface EmbeddedDatabase extends PostgresProcess {
  /** `postgresql://` address of the database `easel` for the programs, password included. */
  url: string;
  /** The same address as the superuser of the cluster, who can create further databases. */
  superuserUrl: string;
}

function urlOf(role: string, password: string, port: number, database: string): string {
  return `postgresql://${role}:${password}@127.0.0.1:${port}/${database}`;
}

/** The address of a running embedded database for the programs. */
export function urlOfPrograms({ programsPassword, port }: DatabaseAccess): string {
  return urlOf(programsRole, programsPassword, port, databaseName);
}

/** @throws EaselError `conflict` when the folder's database is missing */
async function refuseLostCluster(folder: string, accessFile: string): Promise<void> {
  if (!existsSync(accessFile) || (await hasCluster(folder))) return;
  const message = `The database that belongs to ${accessFile} is missing: there is nothing in ${join(folder, 'cluster')}. Connect the disk with the database, or restore it from a backup, then start again. To start with an empty library, move ${accessFile} away.`;
  throw new EaselError('conflict', message);
}

/** Creates the programs' database and role where they are missing. */
async function prepareDatabase(urls: { maintenance: string; programs: string }, access: DatabaseAccess): Promise<void> {
  await withClient(urls.maintenance, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  });
  await withClient(urls.programs, (client) => prepareProgramsRole(client, databaseName, access.programsPassword));
}

async function withClient(url: string, act: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await act(client);
  } finally {
    await client.end();
  }
}

function cannotBeUsed(cause: unknown, accessFile: string): EaselError {
  const isPasswordWrong = (cause as { code?: string }).code === '28P01';
  const reason = isPasswordWrong ? `the password in ${accessFile} is wrong` : String(cause);
  return new EaselError('unavailable', `The database is running but can't be used: ${reason}.`, { cause });
}

/**
 * Starts the embedded PostgreSQL of a folder: creates the cluster the first time, stops a server that a killed start
 * left running, recovers after a crash, and moves to another port when the remembered one is taken. The server listens
 * on loopback only and exits with this process, however that ends.
 *
 * @param options.folder the database's folder; the access file `<folder>.json` is beside it
 * @param options.settings server parameters that override PostgreSQL's defaults
 * @param options.mayMovePort whether the server may move to another port; true by default
 * @param options.onLog receives the server's log as it is written
 * @param options.onNotice called with a sentence for the person who started it
 * @throws EaselError with what is wrong and what to do
 */
export async function startEmbeddedDatabase(options: {
  folder: string;
  settings?: Record<string, string>;
  mayMovePort?: boolean;
  onLog: (text: string) => void;
  onNotice: (sentence: string) => void;
}): Promise<EmbeddedDatabase> {
  const accessFile = join(dirname(options.folder), accessFileName);
  await refuseLostCluster(options.folder, accessFile);
  const installation = await prepareDatabaseFolder(options.folder, options.onNotice);
  await beginCluster(installation);
  const access = await readOrMakeAccess(accessFile);
  const isDurable = options.settings?.['fsync'] !== 'off';
  const cluster = await initialiseCluster(installation, {
    user: superuser,
    password: access.password,
    isDurable,
  });
  if (await endServerLeftBehind(cluster))
    options.onNotice('Stopped a database that was left running by an earlier start.');

  for (let attempt = 1; ; attempt += 1) {
    try {
      const { port } = access;
      const server = await runPostgres({
        installation,
        cluster,
        port,
        settings: options.settings ?? {},
        onLog: options.onLog,
      });
      const superuserUrl = urlOf(superuser, access.password, port, databaseName);
      try {
        await prepareDatabase(
          { maintenance: urlOf(superuser, access.password, port, 'postgres'), programs: superuserUrl },
          access,
        );
      } catch (error) {
        await server.stop();
        throw cannotBeUsed(error, accessFile);
      }
      return { ...server, url: urlOfPrograms(access), superuserUrl };
    } catch (error) {
      if (!(error instanceof PostgresStartError)) throw error;
      const isPortTaken = options.mayMovePort !== false && error.message.includes('could not bind');
      // After a SIGKILL of the server alone, its sessions need a moment to notice and release the shared memory, and
      // the system needs one to reap the server, whose process id is in the lock file.
      const isStillHeld = /still in use|lock file "[^"]*" already exists/.test(error.message);
      if (attempt === attempts || !(isPortTaken || isStillHeld)) {
        throw new EaselError('unavailable', `The database did not start:\n${error.message}`, { cause: error });
      }
      if (isPortTaken) await writeAccess(accessFile, Object.assign(access, { port: await findFreePort() }));
      else await delay(250);
    }
  }
}
