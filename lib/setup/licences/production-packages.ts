import { z } from 'zod';

const namesSchema = z.record(z.string(), z.unknown()).optional();
const lockfileSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
      os: z.array(z.string()).optional(),
      cpu: z.array(z.string()).optional(),
      dependencies: namesSchema,
      optionalDependencies: namesSchema,
    }),
  ),
});
type LockedPackages = z.infer<typeof lockfileSchema>['packages'];

/** A package that `npm install --omit=dev` installs, on every system or on some. */
export interface ProductionPackage {
  name: string;
  version: string;
  /** The SPDX expression that the package states, or null when it states none. */
  licence: string | null;
  /** Its folder, relative to the project's. */
  path: string;
  /** Whether npm installs it only on certain systems, such as binaries. */
  isForSomeSystems: boolean;
}

/** Where npm resolves `name` for the package in `from`: in the nearest `node_modules` upwards. */
function resolve(packages: LockedPackages, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (Object.hasOwn(packages, path)) return path;
    if (folder === '') return null;
  }
}

/**
 * The paths of packages that every system installs: required ones, and their dependencies that are not bound to a
 * system.
 */
function pathsForAllSystems(packages: LockedPackages): Set<string> {
  const reached = new Set<string>();
  const waiting = Object.keys(packages).filter((path) => {
    const entry = packages[path];
    return path !== '' && entry?.dev !== true && entry?.optional !== true;
  });
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const entry = packages[path];
    if (entry === undefined || reached.has(path) || entry.os !== undefined || entry.cpu !== undefined) continue;
    reached.add(path);
    for (const name of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) {
      const found = resolve(packages, path, name);
      if (found !== null) waiting.push(found);
    }
  }
  return reached;
}

/**
 * The production packages of a lockfile, sorted by name and version. The result is the same on every system.
 *
 * @param lockfile what `package-lock.json` holds, parsed
 * @throws {z.ZodError} when it is not a valid lockfile
 */
export function productionPackages(lockfile: unknown): ProductionPackage[] {
  const { packages } = lockfileSchema.parse(lockfile);
  const forAllSystems = pathsForAllSystems(packages);
  return Object.entries(packages)
    .filter(([path, entry]) => path !== '' && entry.dev !== true)
    .map(([path, entry]) => ({
      name: entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version ?? '',
      licence: entry.license ?? null,
      path,
      isForSomeSystems: !forAllSystems.has(path),
    }))
    .toSorted((one, other) => {
      const [first, second] = [`${one.name} ${one.version}`, `${other.name} ${other.version}`];
      return first < second ? -1 : Number(first > second);
    });
}
