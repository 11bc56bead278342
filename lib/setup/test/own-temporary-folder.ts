import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolderSync } from './remove-folder.ts';

/**
 * Creates a temporary folder for a test run, which is removed at its end with everything that the tests leave behind.
 */
export default function setUp(): () => void {
  const before = process.env['TMPDIR'];
  const folder = mkdtempSync(join(tmpdir(), 'easel-tests-'));
  // Other accounts may pass, as in the system's temporary folder.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  // Programs that tests start one after the other share compiled sources.
  process.env['NODE_COMPILE_CACHE'] = join(folder, 'compiled');
  return () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    delete process.env['NODE_COMPILE_CACHE'];
    removeFolderSync(folder);
  };
}
