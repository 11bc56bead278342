import { randomUUID } from 'node:crypto';
import { chown, cp, mkdir, realpath, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { EaselError } from '../../contract/error.ts';
import { accountForPostgres, firstClosedFolder, type Account } from './account.ts';
import { locateBinaries, readPostgresVersion, type PostgresBinaries } from './binaries.ts';
import { canLendFolders } from './lend-folder.ts';

/** Where what the unprivileged account needs goes when it can't be reached in the folders of root. */
const sharedRoot = '/var/lib/easel';

/** Where a cluster lives, under which account, and the programs that account may run. */
export interface DatabaseInstallation {
  /** Real path of the folder that holds the cluster. */
  folder: string;
  /** Null: our own account. */
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
  // A link whose target was removed may still be there.
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
 * Makes the folder of a database usable for the account PostgreSQL will run under. Where the folder can't be lent to it
 * (`lendFolder`) and root's own folders are closed to it, the cluster goes to `/var/lib/easel` and the requested folder
 * links to it.
 *
 * @param folder where the database is wanted; its parent exists
 * @param onNotice called with a sentence when the database lives elsewhere
 * @throws EaselError `unavailable` when an existing database was closed to its account
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
