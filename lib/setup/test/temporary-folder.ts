import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates a folder that is removed at the end of the running test. */
export function temporaryFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'easel-test-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
