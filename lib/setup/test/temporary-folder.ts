import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { removeFolderSync } from './remove-folder.ts';

/** Creates a folder that is removed at the end of the running test. */
export function temporaryFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'easel-test-'));
  onTestFinished(() => removeFolderSync(path));
  return path;
}
