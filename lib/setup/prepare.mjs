// Prepares a fresh clone: `node lib/setup/prepare.mjs [types] [build] [browser]`. Packages are always checked first.
// Runs on any Node from 18 on, before anything is installed: only `node:` modules may be imported, here and in
// prepare/.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareBrowser } from './prepare/browser.mjs';
import { prepareBuild, prepareTypes } from './prepare/build.mjs';
import { preparePackages } from './prepare/packages.mjs';
import { waitForLock } from './prepare/wait-for-lock.mjs';

const steps = { types: prepareTypes, build: prepareBuild, browser: prepareBrowser };
const root = fileURLToPath(new URL('../..', import.meta.url));
const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

const release = await waitForLock(join(root, '.prepare.lock'), say);
try {
  await preparePackages(root, say);
  for (const name of process.argv.slice(2)) {
    if (!Object.hasOwn(steps, name))
      throw new Error(`There is no step "${name}". The steps are ${Object.keys(steps).join(', ')}.`);
    await steps[/** @type {keyof typeof steps} */ (name)](root, say);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  release();
}
