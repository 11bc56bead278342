import { randomUUID } from 'node:crypto';
import { chown, cp, lstat, mkdir, realpath, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { accountForPostgres, firstClosedFolder, type Account } from './account.ts';
import { locateBinaries, readPostgresVersion, type PostgresBinaries } from './binaries.ts';

/** Where what the unprivileged account needs goes when the folders of root are closed to it. */
const sharedRoot = '/var/lib/easel';

/** Where a cluster lives, under which account, and the programs that account may run. */
export interface DatabasePlace {
  /** Real path of the folder that holds the cluster. */
  folder: string;
  /** Null: our own account. */
  account: Account | null;
  binaries: PostgresBinaries;
}

async function ownedFolder(folder: string, account: Account): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chown(folder, account.uid, account.gid);
  return folder;
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
 * Makes the folder of a database usable for the account PostgreSQL will run under. When root's own folders are closed to
 * that account (a clone under `/root`), the cluster goes to `/var/lib/easel` and the folder asked for links to it.
 *
 * @param folder where the database is wanted; its parent exists
 * @param onNotice hears one sentence when the database lives elsewhere
 */
export async function prepareDatabaseFolder(
  folder: string,
  onNotice: (sentence: string) => void,
): Promise<DatabasePlace> {
  const binaries = await locateBinaries();
  const existing = await stat(folder).catch(() => null);
  const account = await accountForPostgres(existing);
  if (account === null) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return { folder: await realpath(folder), account, binaries };
  }
  const isLink = (await lstat(folder).catch(() => null))?.isSymbolicLink() === true;
  if (existing === null) {
    const closed = await firstClosedFolder(dirname(folder), account);
    if (closed === null && !isLink) await ownedFolder(folder, account);
    else {
      const elsewhere = join(sharedRoot, `${basename(folder)}-${randomUUID()}`);
      await mkdir(sharedRoot, { recursive: true, mode: 0o755 });
      await ownedFolder(elsewhere, account);
      await rm(folder, { force: true });
      await symlink(elsewhere, folder);
      onNotice(
        `The database lives in ${elsewhere}, since ${closed ?? folder} is closed to the account ${account.name}.`,
      );
    }
  }
  return { folder: await realpath(folder), account, binaries: await openBinaries(binaries, account) };
}
