import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from './run-step.mjs';
import { sourceHash } from './source-hash.mjs';

/** @param {string} root @returns {[string, string]} our own Node, and Next's command */
function nextCommand(root) {
  return [join(root, 'node_modules', '.bin', 'node'), join(root, 'node_modules', 'next', 'dist', 'bin', 'next')];
}

/**
 * Whether the studio's build is up to date with its sources.
 * @param {string} root
 */
export function isBuildFresh(root) {
  const marker = join(root, '.next', 'easel-build');
  return existsSync(marker) && readFileSync(marker, 'utf8') === sourceHash(root);
}

/**
 * Builds the studio, unless its build is up to date.
 * @param {string} root
 * @param {(line: string) => void} say
 */
export async function prepareBuild(root, say) {
  if (isBuildFresh(root)) return;
  const marker = join(root, '.next', 'easel-build');
  rmSync(marker, { force: true });
  const hash = sourceHash(root);
  const [command, next] = nextCommand(root);
  await runStep({
    root,
    name: 'Building the studio',
    command,
    args: [next, 'build'],
    say,
    env: { NODE_ENV: 'production' },
  });
  writeFileSync(marker, hash);
}

/**
 * Generates Next's types, which the type check needs, if they are missing.
 * @param {string} root
 * @param {(line: string) => void} say
 */
export async function prepareTypes(root, say) {
  if (existsSync(join(root, 'next-env.d.ts'))) return;
  const [command, next] = nextCommand(root);
  await runStep({ root, name: 'Generating types', command, args: [next, 'typegen'], say });
}
