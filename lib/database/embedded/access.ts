import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { EaselError } from '../../contract/error.ts';
import { findFreePort } from './find-free-port.ts';

const accessSchema = z.object({ password: z.string().min(1), port: z.number().int() });

/** How the embedded database is reached: the password of its one user, and its port on loopback. */
export type DatabaseAccess = z.infer<typeof accessSchema>;

/** Writes the access file, readable by its owner alone, whole or not at all. */
export async function writeAccess(path: string, access: DatabaseAccess): Promise<void> {
  await writeFile(`${path}.unfinished`, `${JSON.stringify(access)}\n`, { mode: 0o600 });
  await rename(`${path}.unfinished`, path);
}

function parseAccess(written: string, path: string): DatabaseAccess {
  try {
    return accessSchema.parse(JSON.parse(written));
  } catch (cause) {
    const words = `${path} is damaged. It holds the database's password: put it back from a copy. Without one, move the data directory aside and start anew.`;
    throw new EaselError('conflict', words, { cause });
  }
}

/**
 * Reads the access file, or makes one with a random password and a free port.
 *
 * @throws EaselError saying what to do about one that is damaged
 */
export async function readOrMakeAccess(path: string): Promise<DatabaseAccess> {
  const written = await readFile(path, 'utf8').catch(() => null);
  if (written !== null) return parseAccess(written, path);
  const access = { password: randomBytes(24).toString('base64url'), port: await findFreePort() };
  await writeAccess(path, access);
  return access;
}
