import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './install-packages.mjs';
import { neededPackages, thisMachine } from './needed-packages.mjs';

/** @import { Machine, Packages } from './needed-packages.mjs' */

/** @param {string | URL} path of a lockfile @returns {Packages} */
export function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
}

/**
 * Whether the packages that npm installed are exactly those of a lockfile. Optional packages for other machines may be
 * missing.
 * @param {Packages} wanted
 * @param {Packages} installed
 * @param {Machine} [machine]
 */
export function isInstalled(wanted, installed, machine = thisMachine) {
  const isSame = Object.entries(installed).every(([path, { version, integrity }]) => {
    const asked = wanted[path];
    return asked !== undefined && asked.version === version && asked.integrity === integrity;
  });
  const missing = Object.keys(wanted).filter((path) => path !== '' && installed[path] === undefined);
  if (!isSame || missing.some((path) => wanted[path]?.optional !== true)) return false;
  const needed = missing.length === 0 ? new Set() : neededPackages(wanted, machine);
  return !missing.some((path) => needed.has(path));
}

/** @param {string} root */
function lockfileHash(root) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  return hash.update(`${process.platform}-${process.arch}`).digest('hex');
}

/**
 * Installs the packages of the lockfile, unless they are installed.
 * @param {string} root
 * @param {(line: string) => void} say
 */
export async function preparePackages(root, say) {
  const marker = join(root, 'node_modules', '.easel-packages');
  const installed = join(root, 'node_modules', '.package-lock.json');
  const ourNode = join(root, 'node_modules', '.bin', 'node');
  const hash = lockfileHash(root);
  if (existsSync(marker) && existsSync(ourNode) && readFileSync(marker, 'utf8') === hash) return;
  const isUpToDate =
    existsSync(ourNode) &&
    existsSync(installed) &&
    isInstalled(readPackages(join(root, 'package-lock.json')), readPackages(installed));
  if (!isUpToDate) await installPackages(root, say);
  if (!existsSync(ourNode)) {
    throw new Error(
      'npm did not install Node. Allow its install scripts (npm config set ignore-scripts false), then start again.',
    );
  }
  writeFileSync(marker, hash);
}
