import { randomUUID } from 'node:crypto';
import { chown, cp, mkdir, realpath, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { EaselError } from '../../contract/error.ts';
import { accountForPostgres, firstClosedFolder, type Account } from './account.ts';
import { locateBinaries, readPostgresVersion, type PostgresBinaries } from './binaries.ts';
import { canLendFolders } from './lend-folder.ts';

/** The folder for clusters and programs that the unprivileged account cannot reach in root's folders. */
const sharedRoot = '/var/lib/easel';

/** A cluster's folder, the account that runs it, and programs that this account may run. */
export interface DatabaseInstallation {
  /** Real path of the folder that holds the cluster. */
  folder: string;
  /** Null for our own account. */
  account: Account | null;
  binaries: PostgresBinaries;
}

async function makeFolder(folder: string, account: Account, onNotice: (sentence: string) => void): Promise<void> {
  const closed = canLendFolders() ? null : await firstClosedFolder(dirname(folder), account);
  if (closed === null) {
    await rm(folder, { force: true });
    await mkdir(folder, { mode: 0o700 });
    return;
  }
  const elsewhere = join(sharedRoot, `${basename(folder)}-${randomUUID()}`);
  await mkdir(sharedRoot, { recursive: true, mode: 0o755 });
  await mkdir(elsewhere, { mode: 0o700 });
  // The path may be a link whose target was removed.
  await rm(folder, { force: true });
  await symlink(elsewhere, folder);
  onNotice(`The database is stored in ${elsewhere}, because the account ${account.name} cannot access ${closed}.`);
}

async function openBinaries(binaries: PostgresBinaries, account: Account): Promise<PostgresBinaries> {
  if ((await firstClosedFolder(dirname(binaries.postgres), account)) === null) return binaries;
  const root = join(sharedRoot, `postgresql-${await readPostgresVersion(binaries)}`);
  if ((await stat(root).catch(() => null)) === null) {
    const fresh = `${root}.${randomUUID()}`;
    await cp(binaries.root, fresh, { recursive: true, verbatimSymlinks: true });
    await rename(fresh, root).catch(() => rm(fresh, { recursive: true }));
  }
  const inside = (path: string) => join(root, relative(binaries.root, path));
  return { root, postgres: inside(binaries.postgres), initdb: inside(binaries.initdb) };
}

/**
 * Makes a database's folder usable for the account that PostgreSQL will run under. Where the folder can't be passed to
 * that account (`lendFolder`) and root's folders are closed to it, the cluster goes to `/var/lib/easel` and the
 * requested folder links to it.
 *
 * @param folder the requested folder; its parent exists
 * @param onNotice called with a sentence when the database goes elsewhere
 * @throws EaselError `unavailable` when its account can no longer reach an existing database
 */
export async function prepareDatabaseFolder(
  folder: string,
  onNotice: (sentence: string) => void,
): Promise<DatabaseInstallation> {
  const binaries = await locateBinaries();
  const existing = await stat(folder).catch(() => null);
  const account = await accountForPostgres(existing);
  if (account === null) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return { folder: await realpath(folder), account, binaries };
  }
  if (existing === null) await makeFolder(folder, account, onNotice);
  const real = await realpath(folder);
  const closed = canLendFolders() ? null : await firstClosedFolder(dirname(real), account);
  if (closed !== null) {
    throw new EaselError(
      'unavailable',
      `The database in ${real} runs under the account ${account.name}, which cannot access ${closed}. To allow it: chmod o+x ${closed}`,
    );
  }
  if ((await stat(real)).uid === 0) await chown(real, account.uid, account.gid);
  return { folder: real, account, binaries: await openBinaries(binaries, account) };
}
