import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rename, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { removeFolder } from '../../test/remove-folder.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../..', import.meta.url));
/** The version that is measured. It is no dependency of Easel. */
const otherProxy = '@fal-ai/server-proxy@1.2.1';

const emptyHandler = `
const body = JSON.stringify({ status: 'succeeded', prompt: 'A lighthouse above the sea at dusk, '.repeat(24) });
export const dynamic = 'force-dynamic';
export function GET() {
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}
`;
const otherHandler = `
import { createRouteHandler } from '@fal-ai/server-proxy/nextjs';
export const dynamic = 'force-dynamic';
export const { GET } = createRouteHandler({
  allowedUrlPatterns: ['127.0.0.1:*/**'],
  allowedEndpoints: [],
  allowUnauthorizedRequests: true,
  isAuthenticated: () => Promise.resolve(true),
  resolveFalAuth: () => Promise.resolve('Key bench'),
});
`;

/** Without the lockfile, by which Turbopack would take the copy for a tree with packages of its own. */
const isSource = (name: string) =>
  /^(?:app|components|lib|public)$|\.(?:ts|mjs|json)$/.test(name) && name !== 'package-lock.json';

/**
 * Builds the studio with two more route handlers, in a copy of the sources below this tree, where Node finds the same
 * packages: `/api/bench/empty` answers a constant, and `/api/bench/other` is @fal-ai/server-proxy, which npm downloads.
 * Next calls both, as in any program with Next.
 *
 * @param use called with the copy's folder, which is removed after it
 */
export async function withReferenceHandlers<Result>(use: (tree: string) => Promise<Result>): Promise<Result> {
  await mkdir(join(root, '.test-data'), { recursive: true });
  const tree = await mkdtemp(join(root, '.test-data', 'bench-'));
  try {
    const names = await readdir(root);
    for (const name of names.filter(isSource)) await cp(join(root, name), join(tree, name), { recursive: true });
    const packages = join(tree, 'node_modules');
    await mkdir(join(packages, '@fal-ai'), { recursive: true });
    // What the sources name by its path below `node_modules`.
    for (const name of ['.bin', '@fontsource-variable'])
      await symlink(join(root, 'node_modules', name), join(packages, name));
    await run('npm', ['pack', otherProxy, '--pack-destination', packages], { cwd: packages });
    const archive = (await readdir(packages)).find((name) => name.endsWith('.tgz')) ?? '';
    await run('tar', ['xzf', archive], { cwd: packages });
    await rename(join(packages, 'package'), join(packages, '@fal-ai', 'server-proxy'));
    // The studio's router knows `route.ts`, and without the handler of unknown paths, it leaves the others to Next.
    await removeFolder(join(tree, 'app/api/[...path]'));
    await writeHandler(join(tree, 'app/api/bench/empty/route.tsx'), emptyHandler);
    await writeHandler(join(tree, 'app/api/bench/other/route.tsx'), otherHandler);
    const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
    await run(process.execPath, [next, 'build'], {
      cwd: tree,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    });
    return await use(tree);
  } finally {
    await removeFolder(tree);
  }
}

async function writeHandler(path: string, source: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, source);
}
