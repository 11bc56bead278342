import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { EaselError } from '../../contract/error.ts';

const run = promisify(execFile);

/** An account of the operating system. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

async function findAccount(name: string): Promise<Account | null> {
  try {
    const [user, group] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { name, uid: Number(user.stdout), gid: Number(group.stdout) };
  } catch {
    return null;
  }
}

/**
 * The account for PostgreSQL, which refuses to run as root; null is our own account. For root it is `postgres` where
 * that account exists, else `nobody`, which exists everywhere. No account is ever created.
 *
 * @param owner the uid and gid that own an existing cluster; they stay its owners, whichever accounts were added since
 * @throws EaselError `unavailable` when root finds no other account
 */
export async function accountForPostgres(owner: { uid: number; gid: number } | null): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  if (owner !== null && owner.uid !== 0) return { name: `uid ${owner.uid}`, ...owner };
  const account = (await findAccount('postgres')) ?? (await findAccount('nobody'));
  if (account !== null) return account;
  throw new EaselError(
    'unavailable',
    'PostgreSQL cannot run as root, and this system has no account "postgres" or "nobody". Start Easel as another user, or set DATABASE_URL.',
  );
}

/**
 * The first folder of a path that an account cannot traverse, or null when it can traverse all. Folders that do not
 * exist yet count as open. Only the mode bits are checked, not access control lists.
 */
export async function firstClosedFolder(path: string, account: Account): Promise<string | null> {
  const folders: string[] = [];
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    folders.unshift(folder);
    if (dirname(folder) === folder) break;
  }
  for (const folder of folders) {
    const found = await stat(folder).catch(() => null);
    if (found === null) return null;
    const shift = found.uid === account.uid ? 6 : found.gid === account.gid ? 3 : 0;
    if (((found.mode >> shift) & 1) === 0) return folder;
  }
  return null;
}
