import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The shell draws no window's frame around a page, which takes a fifth of a journey's time.
const names = ['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Where Playwright keeps a Chromium of its own, whether it is there or not. Asked of our own Node: an old one that
 * prepares a clone must not load Playwright.
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
 * Whether it is there and starts. Some systems have a file of that name that only explains how to get the program.
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
 * A Chromium that starts on this machine: the one of CHROMIUM_PATH, an installed one, or Playwright's own. Null: none.
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
