import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The headless shell first: it draws no window frame, which takes a fifth of the time of a journey.
const names = ['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The path of Playwright's own Chromium, installed or not. A separate process of the project's Node reads it, since an
 * old Node that prepares a clone must not load Playwright.
 * @param {string} root
 */
function playwrightsOwn(root) {
  const node = join(root, 'node_modules', '.bin', 'node');
  try {
    const script = "process.stdout.write(require('playwright').chromium.executablePath())";
    return execFileSync(node, ['-e', script], { cwd: root, encoding: 'utf8' });
  } catch {
    return null;
  }
}

/**
 * Whether a Chromium exists and starts. Some systems have a file of that name that only explains how to install it.
 * @param {string | null | undefined} path
 */
function isUsable(path) {
  if (path == null || !existsSync(path)) return false;
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

/**
 * A Chromium that starts on this machine: CHROMIUM_PATH, an installed one, or Playwright's own; null without one.
 * @param {string} root
 * @returns {string | null}
 */
export function findChromium(root) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [
    process.env['CHROMIUM_PATH'],
    ...names.flatMap((name) => ['/usr/bin', ...folders].map((folder) => join(folder, name))),
    ...applications,
  ];
  const installed = candidates.find(isUsable);
  if (installed !== undefined) return installed;
  const own = playwrightsOwn(root);
  return isUsable(own) ? own : null;
}
