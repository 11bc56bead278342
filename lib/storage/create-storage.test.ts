import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorage } from './create-storage.ts';

const addressAt = async (endpoint: string) => {
  const storage = await createStorage({ url: `s3://bucket?region=eu-west-1${endpoint}`, prefix: 'part' });
  return storage.publicAddress('a/b.png', 60);
};

describe('createStorage for S3', () => {
  beforeEach(() => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  });
  afterEach(() => vi.unstubAllEnvs());

  it('signs a temporary address on a public endpoint', async () => {
    const amazon = new URL((await addressAt('')) ?? '');
    expect(amazon.host).toBe('bucket.s3.eu-west-1.amazonaws.com');
    expect(amazon.pathname).toBe('/part/a/b.png');
    expect(amazon.searchParams.get('X-Amz-Expires')).toBe('60');
    const other = new URL((await addressAt('&endpoint=https://s3.example.org')) ?? '');
    expect([other.host, other.pathname]).toEqual(['s3.example.org', '/bucket/part/a/b.png']);
  });

  it.each(['http://127.0.0.1:9000', 'http://[::1]:9000', 'http://minio:9000', 'http://s3.local', 'http://10.0.0.1'])(
    'returns no address on the internal endpoint %s',
    async (endpoint) => {
      expect(await addressAt(`&endpoint=${endpoint}`)).toBeNull();
    },
  );

  it('signs addresses of an internal endpoint that is declared reachable', async () => {
    const address = new URL((await addressAt('&endpoint=http://minio:9000&reachable=true')) ?? '');
    expect([address.host, address.pathname]).toEqual(['minio:9000', '/bucket/part/a/b.png']);
  });
});
