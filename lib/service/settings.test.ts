import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readServiceSettings } from './settings.ts';

const least = { SERVICE_API_KEYS: 'ann:0123456789', DATABASE_URL: 'postgresql://localhost/easel' };

const bodiesLimitWith = (change: object) => readServiceSettings({ ...least, ...change }).bodiesLimitBytes;

describe('readServiceSettings', () => {
  it('fills defaults in', () => {
    expect(readServiceSettings(least)).toMatchObject({
      port: 4000,
      url: 'http://127.0.0.1:4000',
      apiKeys: [{ name: 'ann', key: '0123456789' }],
      roles: { http: true, worker: true },
      render: { module: null, memoryLimitBytes: 4096 * 1024 * 1024 },
      linkLifetimeMs: 24 * 3600 * 1000,
    });
  });

  it('reads keys with colons, origins and roles', () => {
    const settings = readServiceSettings({
      ...least,
      SERVICE_API_KEYS: 'ann:01234:56789, ben:abcdefghij',
      SERVICE_FETCH_ALLOW: 'http://127.0.0.1:3000/path, https://b.example',
      SERVICE_ROLES: 'worker',
    });
    expect(settings.apiKeys.map(({ key }) => key)).toEqual(['01234:56789', 'abcdefghij']);
    expect(settings.fetchAllow).toEqual(['http://127.0.0.1:3000', 'https://b.example']);
    expect(settings.roles).toEqual({ http: false, worker: true });
  });

  it('finds the settings of engines in the data directory, unless set', () => {
    expect(readServiceSettings({ ...least, EASEL_DATA_DIR: '/data' }).engines).toMatchObject({
      path: '/data/engines.json',
      comfyUiUrl: null,
      patienceMs: 24 * 3600 * 1000,
    });
    const given = {
      ENGINES: '/etc/easel/engines.json',
      COMFYUI_URL: 'http://gpu-box:8188/',
      ENGINE_PATIENCE_HOURS: '2',
    };
    expect(readServiceSettings({ ...least, ...given }).engines).toMatchObject({
      path: '/etc/easel/engines.json',
      comfyUiUrl: 'http://gpu-box:8188',
      patienceMs: 2 * 3600 * 1000,
    });
    expect(readServiceSettings({ ...least, ENGINES: 'engines.json' }).engines.path).toBe(resolve('engines.json'));
  });

  it('refuses a password in COMFYUI_URL', () => {
    expect(() => readServiceSettings({ ...least, COMFYUI_URL: 'http://ann:topsecret@gpu-box:8188' })).toThrow(
      /^(?![\s\S]*topsecret)[\s\S]*COMFYUI_URL: must not contain a user name or password/,
    );
  });

  it('knows which keys may change the engines', () => {
    const keys = { ...least, SERVICE_API_KEYS: 'ann:0123456789,studio:0123456789' };
    expect(readServiceSettings(keys).adminKeys).toEqual([]);
    expect(readServiceSettings({ ...keys, SERVICE_ADMIN_KEYS: 'studio, ann' }).adminKeys).toEqual(['studio', 'ann']);
    expect(() => readServiceSettings({ ...keys, SERVICE_ADMIN_KEYS: 'studio,ben' })).toThrow(
      /SERVICE_ADMIN_KEYS: must be names of SERVICE_API_KEYS/,
    );
  });

  it('names every issue at once', () => {
    const wrong = {
      SERVICE_PORT: '99999',
      SERVICE_ROLES: 'http,queen',
      SERVICE_API_KEYS: 'short',
      SERVICE_FETCH_ALLOW: 'nonsense',
      RENDER_MEMORY_MB: 'lots',
      STORAGE_URL: 'ftp://x',
      SERVICE_BODIES_LIMIT_MB: '63',
    };
    for (const name of [...Object.keys(wrong), 'DATABASE_URL']) {
      expect(() => readServiceSettings(wrong)).toThrow(new RegExp(`^ {2}${name}: `, 'm'));
    }
    expect(() => readServiceSettings({})).toThrow(/SERVICE_API_KEYS: must have at least one key/);
  });

  it('limits all bodies together to two of the largest, unless set', () => {
    expect(bodiesLimitWith({})).toBe(128_000_000);
    expect(bodiesLimitWith({ SERVICE_BODY_LIMIT_MB: '10' })).toBe(20_000_000);
    expect(bodiesLimitWith({ SERVICE_BODY_LIMIT_MB: '10', SERVICE_BODIES_LIMIT_MB: '10' })).toBe(10_000_000);
  });

  it('never shows a key in an issue', () => {
    expect(() => readServiceSettings({ ...least, SERVICE_API_KEYS: 'ann=topsecretkey' })).toThrow(
      /^(?![\s\S]*topsecretkey)[\s\S]*SERVICE_API_KEYS/,
    );
  });
});
