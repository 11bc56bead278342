import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** Keys that test services accept. */
export const testKeys = { ann: 'ann-key-0123456789', ben: 'ben-key-0123456789' };

/** A port that nobody listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Environment variables for a service of tests. */
export async function testEnvironment(databaseUrl: string, dataDirectory: string): Promise<Record<string, string>> {
  return {
    DATABASE_URL: databaseUrl,
    EASEL_DATA_DIR: dataDirectory,
    SERVICE_PORT: String(await findFreePort()),
    SERVICE_API_KEYS: `ann:${testKeys.ann},ben:${testKeys.ben}`,
    SERVICE_LOG_LEVEL: 'silent',
    RENDER_CONCURRENCY: '2',
    RENDER_MODULE: fileURLToPath(new URL('./test-renderer.ts', import.meta.url)),
  };
}
