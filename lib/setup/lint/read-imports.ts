import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { targetOf } from './check-import.ts';

/**
 * The imports of each file, of values or types, static or dynamic. Paths are relative to the root of the repository.
 */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Reads the imports of source files. Specifiers of other targets (a package, a stylesheet) are left out.
 *
 * @param root the repository's folder
 * @param paths the sources, from the root
 */
export async function readImports(root: string, paths: readonly string[]): Promise<ImportGraph> {
  const files = new Set(paths.map((path) => path.replaceAll('\\', '/')));
  const read = async (file: string): Promise<[string, string[]]> => {
    const specifiers = specifiersOf(file, await readFile(posix.join(root, file), 'utf8'));
    const targets = specifiers.flatMap((specifier) => resolve(file, specifier, files) ?? []);
    return [file, [...new Set(targets)].filter((target) => target !== file)];
  };
  return new Map(await Promise.all([...files].map(read)));
}

function specifiersOf(file: string, text: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const exported = staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? []));
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end));
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...exported,
    ...later.flatMap((source) => /^['"](.+)['"]$/.exec(source)?.[1] ?? []),
  ];
}

function resolve(file: string, specifier: string, files: ReadonlySet<string>): string | null {
  const target = targetOf(file, specifier);
  if (target === null) return null;
  return ['', '.ts', '.tsx'].map((ending) => target + ending).find((path) => files.has(path)) ?? null;
}
