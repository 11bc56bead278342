import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether the studio is built from a file. The service runs from its sources, and no build contains tests.
 * @param {string} path relative, with slashes
 */
function isBuilt(path) {
  return !path.startsWith('lib/service/') && !/\.test\.tsx?$/.test(path) && !/(^|\/)\./.test(path);
}

/**
 * Paths of all files below a folder, with slashes. Without `recursive`, which older versions of Node lack.
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function filesBelow(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(root, path);
    return entry.isFile() ? [path] : [];
  });
}

/** @param {string} root */
function listSources(root) {
  const folders = ['app', 'components', 'lib', 'public'].filter((folder) => existsSync(join(root, folder)));
  const beside = readdirSync(root).filter(
    (name) =>
      /\.(ts|mts|mjs)$|^(package|package-lock|tsconfig)\.json$/.test(name) &&
      !/^(vitest|playwright|drizzle)\.config\.|^next-env\.d\.ts$/.test(name),
  );
  const sources = [...folders.flatMap((folder) => filesBelow(root, folder)), ...beside].filter(isBuilt);
  sources.sort((one, other) => (one < other ? -1 : 1));
  return sources;
}

/**
 * A hash of the names and contents of all files that the studio is built from, independent of git.
 * @param {string} root
 */
export function sourceHash(root) {
  const hash = createHash('sha256');
  for (const path of listSources(root))
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
}
