import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runStep } from './run-step.mjs';

/** With older Nodes, npm leaves out packages that are optional to it and needed by us, without a warning. */
const oldestInstallingMajor = 24;

const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];

/**
 * How to call npm with a Node of our choice: the npm that runs us, else the one that the shell finds.
 * @param {string} node
 * @returns {{ command: string, first: string[] }}
 */
function npmUnder(node) {
  const path = process.env['npm_execpath'] ?? '';
  return path.endsWith('npm-cli.js') ? { command: node, first: [path] } : { command: 'npm', first: [] };
}

/**
 * Installs what the lockfile says, and leaves the lockfile as it is. A machine whose own Node is too old first gets ours, for the time of the installation.
 * @param {string} root
 * @param {(line: string) => void} say
 */
export async function installPackages(root, say) {
  const aside = join(root, '.prepare.node');
  const unfinished = join(root, '.prepare.unfinished');
  const isOld = Number(process.versions.node.split('.')[0]) < oldestInstallingMajor;
  // An npm that does not read `allowScripts` runs every install script: node-av's fetches the `ffmpeg` command, which nothing uses.
  /** @type {Record<string, string>} */
  const env = { SKIP_FFMPEG: 'true' };
  let node = process.execPath;
  try {
    if (isOld) {
      const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
      const { version } = lockfile.packages['node_modules/node'];
      const { command, first } = npmUnder(node);
      const args = [...first, 'install', '--prefix', aside, '--no-save', ...quiet, `node@${version}`];
      rmSync(aside, { recursive: true, force: true });
      await runStep({ root, name: `Downloading Node ${version}`, command, args, say });
      const folder = join(aside, 'node_modules', '.bin');
      node = join(folder, 'node');
      env['PATH'] = [folder, process.env['PATH']].join(delimiter);
    }
    const { command, first } = npmUnder(node);
    // Not `npm ci`: it refuses a lockfile without the packages of systems for which a registry has none yet.
    const args = [...first, 'install', '--no-save', '--include=dev', ...quiet];
    // npm takes a package that was written by half for a whole one.
    if (existsSync(unfinished)) rmSync(join(root, 'node_modules'), { recursive: true, force: true });
    writeFileSync(unfinished, '');
    await runStep({ root, name: 'Installing packages', command, args, say, env });
    rmSync(unfinished);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
