import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './install-packages.mjs';

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean }>} Packages */

/** @param {string} path @returns {Packages} */
function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
}

/**
 * Whether what npm says it installed is what a lockfile asks for. Optional packages of other systems are absent rightly.
 * @param {Packages} wanted
 * @param {Packages} installed
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    if (found === undefined) return entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/** @param {string} root */
function lockfileHash(root) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  return hash.update(`${process.platform}-${process.arch}`).digest('hex');
}

/**
 * Installs the packages of the lockfile, unless they are there.
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
      'npm installed no Node: allow its install scripts (npm config set ignore-scripts false) and start again.',
    );
  }
  writeFileSync(marker, hash);
}
