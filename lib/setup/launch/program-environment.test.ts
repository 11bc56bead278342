import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { readLaunchSettings } from './launch-settings.ts';
import { serviceEnvironment, studioEnvironment } from './program-environment.ts';

const context = {
  dataDirectory: '/data',
  databaseUrl: 'postgresql://127.0.0.1/easel',
  keys: { mediaApiKey: 'easel_made_at_first_start' },
};

function environments(given: Record<string, string>) {
  const settings = readLaunchSettings(given);
  const service = settings.service === null ? null : serviceEnvironment(settings, settings.service, context);
  return { service, studio: studioEnvironment(settings, context) };
}

const adminKeys = (given: Record<string, string>) => environments(given).service?.['SERVICE_ADMIN_KEYS'];

describe('serviceEnvironment', () => {
  it('accepts the studio’s key in addition to those of the settings', () => {
    const { service } = environments({ SERVICE_API_KEYS: 'anna:secret-of-anna' });
    expect(service?.['SERVICE_API_KEYS']).toBe('anna:secret-of-anna,studio:easel_made_at_first_start');
  });

  it('adds no key when the settings give the studio one', () => {
    const { service, studio } = environments({ SERVICE_API_KEYS: 'studio:of-my-choice' });
    expect(service?.['SERVICE_API_KEYS']).toBe('studio:of-my-choice');
    expect(studio['MEDIA_API_KEY']).toBe('of-my-choice');
  });

  it('lets the studio change the engines, unless the settings name other keys', () => {
    expect(adminKeys({})).toBe('studio');
    expect(adminKeys({ SERVICE_API_KEYS: 'anna:secret-of-anna', MEDIA_API_KEY: 'secret-of-anna' })).toBe('anna');
    expect(adminKeys({ SERVICE_API_KEYS: 'anna:secret-of-anna', SERVICE_ADMIN_KEYS: 'anna' })).toBe('anna');
  });

  it('gives the service no secret of the studio', () => {
    const { service } = environments({});
    expect(service).toMatchObject({ STUDIO_PASSWORD: '', OIDC_CLIENT_SECRET: '', MEDIA_API_KEY: '' });
  });

  it('stores files in the data directory, and lets the service fetch from the studio', () => {
    const { service } = environments({ PORT: '3200' });
    expect(service).toMatchObject({
      STORAGE_URL: 'file:///data/storage',
      SERVICE_FETCH_ALLOW: 'http://127.0.0.1:3200',
    });
  });

  it('names the settings of engines by their absolute path', () => {
    expect(environments({ ENGINES: '/etc/easel/engines.json' }).service).toMatchObject({
      ENGINES: '/etc/easel/engines.json',
    });
  });
});

describe('studioEnvironment', () => {
  it('keeps the keys of engines from the studio', () => {
    const path = join(temporaryFolder(), 'engines.json');
    writeFileSync(path, '{ "engines": { "fal": { "kind": "fal", "key": "$FAL_KEY" } } }');
    const { studio, service } = environments({ ENGINES: path });
    expect(studio).toMatchObject({ FAL_KEY: '' });
    expect(service).not.toHaveProperty('FAL_KEY');
  });

  it('lets the studio fetch results from the service’s public address', () => {
    const { studio } = environments({
      SERVICE_URL: 'https://media.example/base',
      STUDIO_FETCH_ALLOW: 'http://cdn.test',
    });
    expect(studio['STUDIO_FETCH_ALLOW']).toBe('http://cdn.test,https://media.example');
    const foreign = environments({ MEDIA_API_URL: 'https://media.example', MEDIA_API_KEY: 'theirs' });
    expect(foreign.studio['STUDIO_FETCH_ALLOW']).toBe('');
  });

  it('contains the embedded service’s address and key, and no other secret', () => {
    const { studio } = environments({ SERVICE_PORT: '4200', SERVICE_API_KEYS: 'anna:secret-of-anna' });
    expect(studio).toMatchObject({
      MEDIA_API_URL: 'http://127.0.0.1:4200',
      MEDIA_API_KEY: 'easel_made_at_first_start',
      EASEL_EMBEDDED_SERVICE: '1',
      SERVICE_API_KEYS: '',
    });
  });

  it('contains an external service’s address and key', () => {
    const { service, studio } = environments({ MEDIA_API_URL: 'https://media.example', MEDIA_API_KEY: 'theirs' });
    expect(service).toBeNull();
    expect(studio).toMatchObject({
      MEDIA_API_URL: 'https://media.example',
      MEDIA_API_KEY: 'theirs',
      EASEL_EMBEDDED_SERVICE: '0',
    });
  });
});
