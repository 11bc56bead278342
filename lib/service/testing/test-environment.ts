import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../database/embedded/find-free-port.ts';

/** Keys that test services accept. */
export const testKeys = { ann: 'ann-key-0123456789', ben: 'ben-key-0123456789' };

/** Environment variables of a service for tests. */
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
