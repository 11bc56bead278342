import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLaunchSettings } from './launch-settings.ts';

const pathOf = (given: Record<string, string>) => readLaunchSettings(given).service?.enginesPath;

describe('readLaunchSettings', () => {
  it('listens only on this machine by default', () => {
    const settings = readLaunchSettings({});
    expect(settings.studio).toMatchObject({ host: '127.0.0.1', port: 3000, url: 'http://127.0.0.1:3000' });
    expect(settings.service).toMatchObject({
      url: 'http://127.0.0.1:4000',
      probeUrl: 'http://127.0.0.1:4000/healthz',
      stopMs: 8000,
      fetchAllow: ['http://127.0.0.1:3000'],
    });
    expect(settings.databaseUrl).toBeNull();
  });

  it('uses loopback to reach a program that listens on all addresses', () => {
    const settings = readLaunchSettings({
      HOST: '0.0.0.0',
      PORT: '8080',
      STUDIO_URL: 'https://a.example, https://b.example',
    });
    expect(settings.studio).toMatchObject({
      host: '0.0.0.0',
      url: 'https://a.example',
      urls: ['https://a.example', 'https://b.example'],
    });
    expect(settings.studio.probeUrl).toContain('http://127.0.0.1:8080/');
    expect(settings.service?.fetchAllow).toEqual(['http://127.0.0.1:8080', 'https://a.example', 'https://b.example']);
  });

  it('lets the service read the files of the studio, whatever else it may fetch', () => {
    const settings = readLaunchSettings({ SERVICE_FETCH_ALLOW: 'https://files.example' });
    expect(settings.service?.fetchAllow).toEqual(['http://127.0.0.1:3000', 'https://files.example']);
  });

  it('writes IPv6 hosts in brackets', () => {
    expect(readLaunchSettings({ HOST: '::1' }).studio.url).toBe('http://[::1]:3000');
  });

  it('runs no embedded service when another is set', () => {
    const settings = readLaunchSettings({ MEDIA_API_URL: 'https://media.example/', MEDIA_API_KEY: 'key' });
    expect(settings).toMatchObject({ service: null, mediaApiUrl: 'https://media.example', mediaApiKey: 'key' });
  });

  it('requires the key of another service', () => {
    expect(() => readLaunchSettings({ MEDIA_API_URL: 'https://media.example' })).toThrow(
      /MEDIA_API_KEY: is required with MEDIA_API_URL/,
    );
  });

  it('provides the environment for a separate render worker', () => {
    expect(() => readLaunchSettings({ SERVICE_ROLES: 'worker' })).toThrow(
      /SERVICE_ROLES: must include http here; .*main\.ts/,
    );
  });

  it('finds the settings of engines in the data directory, or from its own folder', () => {
    expect(pathOf({})).toBe(resolve('.data/engines.json'));
    expect(pathOf({ EASEL_DATA_DIR: '/data' })).toBe('/data/engines.json');
    expect(pathOf({ EASEL_DATA_DIR: '/data', ENGINES: 'engines.json' })).toBe(resolve('engines.json'));
  });

  it('lists every issue at once', () => {
    const given = { PORT: 'many', SERVICE_PORT: '70000', DATABASE_URL: 'mysql://x' };
    expect(() => readLaunchSettings(given)).toThrow(
      /PORT: .*\n.*SERVICE_PORT: .*\n.*DATABASE_URL: must be a postgresql:\/\/ address/,
    );
  });
});
