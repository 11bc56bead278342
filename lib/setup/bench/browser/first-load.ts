import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { z } from 'zod';
import type { Benchmark } from '../benchmark.ts';
import { withBenchPage } from './bench-page.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const compress = promisify(gzip);
const manifestSchema = z.object({ rootMainFiles: z.array(z.string()) });

async function compressedKilobytes(files: string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => (await compress(await readFile(join(root, '.next', file)))).byteLength),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** The compressed scripts in the HTML of Create, and those that Next adds to an empty page. */
export async function weighFirstLoad(url: string): Promise<{ ownKilobytes: number; emptyKilobytes: number }> {
  const manifest = await readFile(join(root, '.next', 'build-manifest.json'), 'utf8');
  const { rootMainFiles } = manifestSchema.parse(JSON.parse(manifest));
  const html = await (await fetch(url)).text();
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="\/_next\/(static\/[^"?]+)[^>]*>/g)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .map(([, file = '']) => file);
  return {
    ownKilobytes: await compressedKilobytes([...new Set(scripts)]),
    emptyKilobytes: await compressedKilobytes(rootMainFiles),
  };
}

/** The scripts that a browser loads before Create is usable, against an empty page. */
export const firstLoad: Benchmark = {
  name: 'first-load JavaScript of Create, compressed',
  unit: 'KiB',
  goal: { atMost: 1.35 },
  measure: () =>
    withBenchPage(async ({ easel }) => {
      const { ownKilobytes, emptyKilobytes } = await weighFirstLoad(easel.url);
      return { figure: ownKilobytes, reference: emptyKilobytes };
    }),
};
