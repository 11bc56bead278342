import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { EaselError } from '../../contract/error.ts';

/** Name of the file with the keys in the data directory. */
export const keysFile = 'keys.json';

const keysSchema = z.object({
  /** The API key of the studio at the embedded service. */
  mediaApiKey: z.string().min(16),
});

/** Secrets that the first start of a data directory creates. */
export type Keys = z.infer<typeof keysSchema>;

/**
 * Reads the keys of a data directory, or creates them. The file is readable only by its owner.
 *
 * @throws EaselError `unavailable` when the file is invalid
 */
export async function readOrMakeKeys(dataDirectory: string): Promise<Keys> {
  const path = join(dataDirectory, keysFile);
  const written = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (written !== null) {
    try {
      return keysSchema.parse(JSON.parse(written));
    } catch (cause) {
      throw new EaselError('unavailable', `${path} does not contain valid keys. Remove it to create new ones.`, {
        cause,
      });
    }
  }
  const keys: Keys = { mediaApiKey: `easel_${randomBytes(32).toString('base64url')}` };
  await writeFile(`${path}.unfinished`, `${JSON.stringify(keys)}\n`, { mode: 0o600 });
  await rename(`${path}.unfinished`, path);
  return keys;
}
