import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runStep } from './run-step.mjs';

/** With older versions of Node, npm silently skips optional packages that Easel needs. */
const oldestInstallingMajor = 24;

const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];

/**
 * The command that runs npm with a given Node: the npm that started this process, else the one in the PATH.
 * @param {string} node
 * @returns {{ command: string, first: string[] }}
 */
function npmUnder(node) {
  const path = process.env['npm_execpath'] ?? '';
  return path.endsWith('npm-cli.js') ? { command: node, first: [path] } : { command: 'npm', first: [] };
}

/**
 * Installs the packages of the lockfile, and leaves the lockfile unchanged. If the machine's Node is too old, the
 * project's Node is downloaded for the installation.
 * @param {string} root
 * @param {(line: string) => void} say
 */
export async function installPackages(root, say) {
  const aside = join(root, '.prepare.node');
  const unfinished = join(root, '.prepare.unfinished');
  const isOld = Number(process.versions.node.split('.')[0]) < oldestInstallingMajor;
  // An npm that does not support `allowScripts` runs every install script: node-av's would download the `ffmpeg`
  // command, which is not used.
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
    // npm treats a partly written package as complete.
    if (existsSync(unfinished)) rmSync(join(root, 'node_modules'), { recursive: true, force: true });
    writeFileSync(unfinished, '');
    await runStep({ root, name: 'Installing packages', command, args, say, env });
    rmSync(unfinished);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
