import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { spawnStudio, type SpawnedStudio } from '../kills/spawn-studio.ts';
import { startBalancer } from './start-balancer.ts';

const program = fileURLToPath(new URL('./api-program.ts', import.meta.url));

/** The password with which one logs in. */
export const pairPassword = 'plum harbour granite';

/** Two studios on one database and one storage, each with a data directory of its own, and a balancer in front of them. */
export interface Pair {
  /** The address of the balancer, or of the proxy. */
  origin: string;
  /** Kills a studio, without a warning. */
  kill: (index: 0 | 1) => Promise<void>;
  /** Starts a killed studio again. */
  start: (index: 0 | 1) => Promise<void>;
  /** The folder with the stored files of the studios. */
  storageFolder: string;
  close: () => Promise<void>;
}

/**
 * @param options.folder for storage and temporary files
 * @param options.mediaApiUrl the media service of both
 * @param options.proxy the address of a proxy that stands in front of them in place of the balancer, and the ports at
 *   which it looks for them
 */
export async function startPair(options: {
  folder: string;
  databaseUrl: string;
  mediaApiUrl: string;
  proxy?: { origin: string; ports: [number, number] };
}): Promise<Pair> {
  const { folder, databaseUrl, mediaApiUrl, proxy } = options;
  const storage = join(folder, 'storage');
  await mkdir(folder, { recursive: true });
  const balancer = await startBalancer();
  const origin = proxy?.origin ?? balancer.origin;

  function start(index: 0 | 1): Promise<SpawnedStudio> {
    return spawnStudio(program, {
      DATABASE_URL: databaseUrl,
      STORAGE_URL: pathToFileURL(storage).href,
      EASEL_DATA_DIR: join(folder, `studio-${index}`),
      MEDIA_API_URL: mediaApiUrl,
      ...(proxy === undefined ? {} : { PORT: String(proxy.ports[index]) }),
      STUDIO_URL: origin,
      STUDIO_PASSWORD: pairPassword,
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
    });
  }

  const studios: [SpawnedStudio, SpawnedStudio] = [await start(0), await start(1)];
  balancer.targets.push(studios[0].origin, studios[1].origin);
  return {
    origin,
    storageFolder: join(storage, 'studio'),
    async kill(index) {
      studios[index].kill();
      await studios[index].ended;
    },
    async start(index) {
      studios[index] = await start(index);
      balancer.targets[index] = studios[index].origin;
    },
    async close() {
      for (const studio of studios) studio.kill();
      await Promise.all(studios.map(({ ended }) => ended));
      await balancer.close();
    },
  };
}
