import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { hangBoundMs } from '../../../setup/test/hang-bound.ts';
import { caddyConfiguration, nginxConfiguration, readRecipe, type RecipePlaces } from './read-recipe.ts';

/** The proxies that docs/deploy.md has recipes for. */
export type ProxyName = 'nginx' | 'caddy';

const run = promisify(execFile);

const proxies = {
  nginx: {
    read: () => readRecipe('nginx'),
    write: nginxConfiguration,
    check: (file: string) => ['-t', '-c', file],
    start: (file: string) => ['-c', file],
  },
  caddy: {
    read: () => readRecipe('caddyfile'),
    write: caddyConfiguration,
    check: (file: string) => ['validate', '--config', file, '--adapter', 'caddyfile'],
    start: (file: string) => ['run', '--config', file, '--adapter', 'caddyfile'],
  },
};

/** Whether a program can be run here. */
export function isInstalled(program: ProxyName | 'openssl'): boolean {
  return spawnSync(program, ['version'], { stdio: 'ignore' }).error === undefined;
}

/** Makes a certificate of `easel.example.com` for a day, signed by itself. */
export async function makeCertificate(folder: string): Promise<RecipePlaces['certificate']> {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const name = ['-subj', '/CN=easel.example.com', '-addext', 'subjectAltName=DNS:easel.example.com'];
  const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1'];
  await run('openssl', [...kind, ...name, '-keyout', key, '-out', certificate]);
  return { certificate, key };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isAccepted = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isAccepted;
}

/**
 * Checks both recipes of a proxy, and starts it with the one for two studios.
 *
 * @returns a function that ends it
 * @throws when the proxy finds a mistake in a recipe
 */
export async function startProxy(name: ProxyName, places: RecipePlaces): Promise<() => Promise<void>> {
  const { read, write, check, start } = proxies[name];
  const recipe = await read();
  await mkdir(places.folder, { recursive: true });
  const files = { one: join(places.folder, 'one'), two: join(places.folder, 'two') };
  for (const count of ['one', 'two'] as const) {
    await writeFile(files[count], write(recipe[count], places));
    await run(name, check(files[count]));
  }
  const child = spawn(name, start(files.two), { stdio: 'ignore' });
  const ended = once(child, 'exit');
  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    await ended;
  }
  const until = Date.now() + hangBoundMs;
  while (!(await accepts(places.ports.https))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`${name} does not listen.`);
    }
    await wait(20);
  }
  return stop;
}
