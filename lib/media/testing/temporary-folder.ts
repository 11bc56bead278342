import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { removeFolderSync } from '../../setup/test/remove-folder.ts';

/**
 * A temporary folder for the tests of one file, removed when they are done. Its name contains characters that break
 * careless quoting.
 */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "easel video's [a,b];:"));
  afterAll(() => removeFolderSync(folder));
  return folder;
}
