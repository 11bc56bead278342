import { describe, expect, it } from 'vitest';
import { readLaunchSettings } from './launch-settings.ts';

describe('readLaunchSettings', () => {
  it('stays on this machine when nothing is said', () => {
    const settings = readLaunchSettings({});
    expect(settings.studio).toMatchObject({ host: '127.0.0.1', port: 3000, url: 'http://127.0.0.1:3000' });
    expect(settings.service).toMatchObject({
      url: 'http://127.0.0.1:4000',
      probeUrl: 'http://127.0.0.1:4000/healthz',
      fetchAllow: ['http://127.0.0.1:3000'],
    });
    expect(settings.databaseUrl).toBeNull();
  });

  it('reaches a program that listens everywhere by loopback', () => {
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
  });

  it('writes addresses of IPv6 hosts as addresses are written', () => {
    expect(readLaunchSettings({ HOST: '::1' }).studio.url).toBe('http://[::1]:3000');
  });

  it('runs no service of its own when another is named', () => {
    const settings = readLaunchSettings({ MEDIA_API_URL: 'https://media.example/', MEDIA_API_KEY: 'key' });
    expect(settings).toMatchObject({ service: null, mediaApiUrl: 'https://media.example', mediaApiKey: 'key' });
  });

  it('asks for the key of another service', () => {
    expect(() => readLaunchSettings({ MEDIA_API_URL: 'https://media.example' })).toThrow(
      /MEDIA_API_KEY: is required with MEDIA_API_URL/,
    );
  });

  it('tells how to start a process that only draws', () => {
    expect(() => readLaunchSettings({ SERVICE_ROLES: 'worker' })).toThrow(
      /SERVICE_ROLES: must include http here; .*main\.ts/,
    );
  });

  it('lists every issue at once', () => {
    const given = { PORT: 'many', SERVICE_PORT: '70000', DATABASE_URL: 'mysql://x' };
    expect(() => readLaunchSettings(given)).toThrow(
      /PORT: .*\n.*SERVICE_PORT: .*\n.*DATABASE_URL: must be a postgresql:\/\/ address/,
    );
  });
});
