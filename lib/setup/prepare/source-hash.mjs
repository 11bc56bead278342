import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What the studio is built from. The service runs from its sources, and tests are in no build.
 * @param {string} path relative, with slashes
 */
function isBuilt(path) {
  return !path.startsWith('lib/service/') && !/\.test\.tsx?$/.test(path) && !/(^|\/)\./.test(path);
}

/**
 * Paths of all files below a folder, with slashes. Written out, since older Nodes can't list recursively.
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
 * A hash over the names and contents of everything that the studio is built from; git is not asked.
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
