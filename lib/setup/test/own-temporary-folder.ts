import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives a run of tests a temporary folder of its own, with all that the tests leave behind removed at its end. */
export default function setUp(): () => void {
  const before = process.env['TMPDIR'];
  const folder = mkdtempSync(join(tmpdir(), 'easel-tests-'));
  // Other accounts may pass, as through the system's own.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  // Programs that tests start one after another compile the same sources.
  process.env['NODE_COMPILE_CACHE'] = join(folder, 'compiled');
  return () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    delete process.env['NODE_COMPILE_CACHE'];
    rmSync(folder, { recursive: true, force: true });
  };
}
