/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[],
 *   dependencies?: Record<string, string>, devDependencies?: Record<string, string>, optionalDependencies?:
 *   Record<string, string>, peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, {
 *   optional?: boolean }>, }} LockedPackage a package in a lockfile
 */

/** @typedef {Record<string, LockedPackage>} Packages by their paths in the project, which itself is at '' */

/** @typedef {{ os: string, cpu: string, libc: () => string }} Machine */

/** @type {string | undefined} */
let libc;

/** Cached, because Node's report takes a while. */
function readLibc() {
  // Otherwise the report resolves the names of network addresses.
  Object.assign(process.report ?? {}, { excludeNetwork: true });
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report?.getReport() ?? {});
  libc = report.header?.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
  return libc;
}

/** @type {Machine} */
export const thisMachine = { os: process.platform, cpu: process.arch, libc: () => libc ?? readLibc() };

/**
 * @param {string[] | undefined} allowed allowed names, or forbidden ones with a leading `!`
 * @param {() => string} name
 */
function allows(allowed, name) {
  if (allowed === undefined || allowed.length === 0) return true;
  const own = name();
  if (allowed.includes(`!${own}`)) return false;
  const named = allowed.filter((one) => !one.startsWith('!'));
  return named.length === 0 || named.includes(own) || named.includes('any');
}

/** @param {LockedPackage} entry @param {Machine} machine */
function fits({ os, cpu, libc }, machine) {
  const fitsSystem = allows(os, () => machine.os) && allows(cpu, () => machine.cpu);
  return fitsSystem && (machine.os === 'linux' ? allows(libc, machine.libc) : libc === undefined);
}

/**
 * The path at which a package finds another: in its own `node_modules`, else in those of the parent folders.
 * @param {Packages} packages
 * @param {string} from
 * @param {string} name
 */
function find(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path] !== undefined) return path;
    if (folder === '') return null;
  }
}

/**
 * The paths of the packages in a lockfile that npm installs on a machine: all that the project reaches, except optional
 * ones that do not fit the machine, or need one that does not, and packages that only those reach.
 * @param {Packages} packages
 * @param {Machine} machine
 * @returns {Set<string>}
 */
export function neededPackages(packages, machine) {
  /** @param {string} path @param {Record<string, string> | undefined} names */
  const found = (path, names) => Object.keys(names ?? {}).flatMap((name) => find(packages, path, name) ?? []);

  /** @type {Map<string, boolean>} */
  const known = new Map();

  /** @param {string} path @returns {boolean} */
  function canBe(path) {
    const before = known.get(path);
    if (before !== undefined) return before;
    const entry = packages[path] ?? {};
    // Packages may need each other in a circle.
    known.set(path, true);
    const answer = fits(entry, machine) && found(path, entry.dependencies).every(canBe);
    known.set(path, answer);
    return answer;
  }

  const needed = new Set(['']);
  for (const path of needed) {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      packages[path] ?? {};
    const peers = Object.entries(peerDependencies ?? {}).filter(([name]) => !peerDependenciesMeta?.[name]?.optional);
    const names = { ...dependencies, ...devDependencies, ...optionalDependencies, ...Object.fromEntries(peers) };
    for (const next of found(path, names)) {
      if (packages[next]?.optional !== true || canBe(next)) needed.add(next);
    }
  }
  return needed;
}
