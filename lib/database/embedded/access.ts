import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { EaselError } from '../../contract/error.ts';
import { findFreePort } from './find-free-port.ts';

const accessSchema = z.object({
  /** The superuser's, used only to start the database. */
  password: z.string().min(1),
  /** That of the programs' role. */
  programsPassword: z.string().min(1),
  port: z.number().int(),
});
/** Earlier versions had no separate role for the programs. */
const writtenSchema = accessSchema.partial({ programsPassword: true });

/** Access to the embedded database: the passwords of its two roles, and its port on loopback. */
export type DatabaseAccess = z.infer<typeof accessSchema>;

const drawPassword = () => randomBytes(24).toString('base64url');

/** Name of the access file, beside the database's folder. */
export const accessFileName = 'database.json';

/** Writes the access file atomically, readable by its owner only. */
export async function writeAccess(path: string, access: DatabaseAccess): Promise<void> {
  await writeFile(`${path}.unfinished`, `${JSON.stringify(access)}\n`, { mode: 0o600 });
  await rename(`${path}.unfinished`, path);
}

function parseAccess(written: string, path: string): z.infer<typeof writtenSchema> {
  try {
    return writtenSchema.parse(JSON.parse(written));
  } catch (cause) {
    const message = `${path} is damaged. It contains the database's password: restore it from a backup. Without a backup, move the data directory away and start again with a new one.`;
    throw new EaselError('conflict', message, { cause });
  }
}

/**
 * Reads the access file, or creates one with random passwords and a free port.
 *
 * @throws EaselError for a damaged file, with what to do about it
 */
export async function readOrMakeAccess(path: string): Promise<DatabaseAccess> {
  const written = await readFile(path, 'utf8').catch(() => null);
  const known = written === null ? null : parseAccess(written, path);
  if (known?.programsPassword !== undefined) return { ...known, programsPassword: known.programsPassword };
  const made = known ?? { password: drawPassword(), port: await findFreePort() };
  const access = { ...made, programsPassword: drawPassword() };
  await writeAccess(path, access);
  return access;
}
