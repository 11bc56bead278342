import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { runStep } from './run-step.mjs';

/**
 * Provides a Chromium for the browser tests: an installed one, else the system's package, else Playwright's download.
 * @param {string} root
 * @param {(line: string) => void} say
 */
export async function prepareBrowser(root, say) {
  if (findChromium(root) !== null) return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const install = 'apt-get install -q -y --no-install-recommends';
    const either = `apt-get update -q && (${install} chromium-headless-shell || ${install} chromium)`;
    try {
      await runStep({ root, name: 'Installing Chromium', command: '/bin/sh', args: ['-c', either], say, env });
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
    if (findChromium(root) !== null) return;
  }
  const node = join(root, 'node_modules', '.bin', 'node');
  const cli = join(root, 'node_modules', 'playwright', 'cli.js');
  const args = [cli, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'];
  await runStep({ root, name: "Downloading Playwright's Chromium", command: node, args, say });
  if (findChromium(root) !== null) return;
  throw new Error('No working Chromium was found. Install one and set CHROMIUM_PATH to its path.');
}
