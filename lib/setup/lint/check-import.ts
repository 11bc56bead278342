import { posix } from 'node:path';
import { type Zone, zones } from './zones.ts';

/** Files that only tests load: tests, benchmarks and contract suites, and the folders with their tools. */
const testFile =
  /\.(test|bench|contract|spec)\.tsx?$|(^|\/)contract-case\.ts$|(^|\/)testing\/|^lib\/setup\/(test|bench)(\/|\.ts$)|^e2e\/|^[^/]+\.config\.ts$/;

const holds = (room: string, path: string) => room === '' || path === room || path.startsWith(`${room}/`);

/** The zone of a file: the longest room that contains it. */
export function zoneOf(path: string, table: readonly Zone[] = zones): Zone {
  const holders = table.filter(({ room }) => holds(room, path));
  const [zone] = holders.toSorted((one, other) => other.room.length - one.room.length);
  if (zone === undefined) throw new Error(`No zone holds ${path}.`);
  return zone;
}

/** The target of an import, from the root of the repository; null for a package. */
export function targetOf(importer: string, specifier: string): string | null {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  return specifier.startsWith('.') ? posix.join(posix.dirname(importer), specifier) : null;
}

/**
 * Checks an import. Returns an error message, or null if the import is allowed.
 *
 * @param importer the file's path from the root of the repository
 * @param specifier as written in the import
 */
export function checkImport(importer: string, specifier: string, table: readonly Zone[] = zones): string | null {
  const zone = zoneOf(importer, table);
  const target = targetOf(importer, specifier);
  const isTest = testFile.test(importer);
  if (target === null) {
    return !isTest && zone.without?.test(specifier) === true ? `${zone.room} must not load ${specifier}.` : null;
  }
  if (!isTest && testFile.test(withEnding(target))) return `${target} is for tests.`;
  if (zoneOf(target, table) === zone) return null;
  const allowed = isTest ? [...zone.imports, ...(zone.tests ?? [])] : zone.imports;
  if (allowed.some((room) => holds(room, target) || room === withEnding(target))) return null;
  if (isTest && testFile.test(withEnding(target))) return null;
  return `${zone.room || 'The root'} may not import ${target}: see lib/setup/lint/zones.ts.`;
}

function withEnding(path: string): string {
  return posix.extname(path) === '' ? `${path}.ts` : path;
}
