import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readLaunchSettings } from '../setup/launch/launch-settings.ts';
import { createStorage } from '../storage/create-storage.ts';
import { readServiceSettings } from './settings.ts';

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      command: z.array(z.string()).optional(),
      environment: z.record(z.string(), z.string()).optional(),
      depends_on: z.unknown().optional(),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
});
const given: Record<string, string> = { SERVICE_KEY: 'a-key-of-the-service', STUDIO_PASSWORD: 'a-password' };

let compose: z.infer<typeof composeSchema>;
beforeAll(async () => {
  const text = await readFile(new URL('../../compose.yaml', import.meta.url), 'utf8');
  // Fills variables in as docker compose does: the given value, else the default after `:-`.
  const filled = text.replaceAll(
    /\$\{(\w+)(?::-([^}]*))?(?::\?[^}]*)?\}/g,
    (_, name: string, fallback = '') => given[name] ?? String(fallback),
  );
  compose = composeSchema.parse(parse(filled, { merge: true }));
});

function environmentsOf(pattern: RegExp): Record<string, string>[] {
  return Object.entries(compose.services).flatMap(([name, { environment }]) =>
    pattern.test(name) && environment !== undefined ? [environment] : [],
  );
}

describe('compose.yaml', () => {
  it('runs two services and three workers with valid settings, on one database and one bucket', () => {
    const services = environmentsOf(/^service-/).map(readServiceSettings);
    const workers = environmentsOf(/^worker-/).map(readServiceSettings);
    const http = { http: true, worker: false };
    const worker = { http: false, worker: true };
    expect(services.map(({ roles }) => roles)).toEqual([http, http]);
    expect(workers.map(({ roles }) => roles)).toEqual([worker, worker, worker]);
    const all = [...services, ...workers];
    expect(new Set(all.map(({ databaseUrl }) => databaseUrl)).size).toBe(1);
    expect(new Set(all.map(({ storageUrl }) => storageUrl)).size).toBe(1);
    expect(all[0]?.storageUrl).toMatch(/^s3:\/\/easel\?/);
    expect(new Set(all.map(({ url }) => url))).toEqual(new Set(['http://service:4000']));
  });

  it('runs the studio only, with the services as upstream', () => {
    const [environment = {}] = environmentsOf(/^studio$/);
    const settings = readLaunchSettings(environment);
    expect(settings).toMatchObject({ service: null, mediaApiUrl: 'http://service:4000' });
    expect(environment['MEDIA_API_KEY']).toBe(given['SERVICE_KEY']);
    expect(environment['DATABASE_URL']).toBe(environmentsOf(/^worker-1$/)[0]?.['DATABASE_URL']);
  });

  it('lets the services fetch the studio’s files from the bucket', async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
    const [studio = {}] = environmentsOf(/^studio$/);
    const storage = await createStorage({ url: studio['STORAGE_URL'] ?? '', prefix: 'studio' });
    const address = (await storage.publicAddress('uploads/film.mp4', 60).finally(() => vi.unstubAllEnvs())) ?? '';
    for (const environment of environmentsOf(/^(?:service|worker)-/)) {
      expect(readServiceSettings(environment).fetchAllow).toContain(new URL(address).origin);
    }
  });

  it('names programs that exist', async () => {
    for (const { command = [] } of Object.values(compose.services)) {
      for (const path of command.filter((word) => word.endsWith('.ts'))) {
        await expect(readFile(new URL(`../../${path}`, import.meta.url))).resolves.toBeDefined();
      }
    }
  });
});
