import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder for the tests of one file, gone when they are done. Its name holds what careless quoting would trip over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "easel film's [a,b];:"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
