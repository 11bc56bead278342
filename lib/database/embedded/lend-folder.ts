import { closeSync, constants, existsSync, openSync } from 'node:fs';
import type { Account } from './account.ts';

// The watchdog of `run-postgres` uses the number after it.
const descriptorInChild = 3;
const ownDescriptors = '/proc/self/fd';

/** A folder as a PostgreSQL process receives it. */
export interface LentFolder {
  /** The path by which the process reaches the folder. */
  path: string;
  /** Entries of `stdio` after the three standard streams. */
  stdio: number[];
  /** Call this once the process has started. */
  close: () => void;
}

/**
 * Whether a process on this system can reach a folder through an open descriptor, past parent folders that are closed
 * to it.
 */
export function canLendFolders(): boolean {
  return existsSync(ownDescriptors);
}

/**
 * Passes a database's folder to a process that may run under another account. The process receives the folder as an
 * open descriptor, so it need not traverse the parent folders, which stay closed (0700) to other accounts. Where the
 * system has no such paths, or the account is our own, the process gets the plain path.
 */
export function lendFolder({ folder, account }: { folder: string; account: Account | null }): LentFolder {
  if (account === null || !canLendFolders()) return { path: folder, stdio: [], close: () => undefined };
  const descriptor = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  return {
    path: `${ownDescriptors}/${descriptorInChild}`,
    stdio: [descriptor],
    close: () => closeSync(descriptor),
  };
}
