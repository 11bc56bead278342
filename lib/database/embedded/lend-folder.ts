import { closeSync, constants, existsSync, openSync } from 'node:fs';
import type { Account } from './account.ts';

// The watchdog of `run-postgres` uses the number after it.
const descriptorInChild = 3;
const ownDescriptors = '/proc/self/fd';

/** A folder as a process of PostgreSQL is given it. */
export interface LentFolder {
  /** The path by which that process reaches the folder. */
  path: string;
  /** What follows its three standard streams. */
  stdio: number[];
  /** To be called once the process has started. */
  close: () => void;
}

/** Whether this system lets a process reach a folder through an open descriptor, past parents that are closed to it. */
export function canLendFolders(): boolean {
  return existsSync(ownDescriptors);
}

/**
 * Lends a database's folder to a process that may run under another account. That process gets the folder as an open
 * descriptor, so it need not pass through the folders above, which stay closed (0700) to everybody but their owner. Where
 * the system has no such paths, or no account is lent, it is the plain path.
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
