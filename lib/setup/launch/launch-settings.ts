import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { localAddress } from '../../settings/local-address.ts';
import {
  addressSetting,
  listSetting,
  portSetting,
  readSettings,
  SettingsError,
  wholeNumberSetting,
} from '../../settings/read-settings.ts';

const schema = z.object({
  PORT: portSetting(3000),
  HOST: z.string().default('127.0.0.1'),
  STUDIO_URL: listSetting(),
  STUDIO_FETCH_ALLOW: listSetting(),
  SERVICE_PORT: portSetting(4000),
  SERVICE_HOST: z.string().default('127.0.0.1'),
  SERVICE_URL: addressSetting.optional(),
  SERVICE_API_KEYS: listSetting(),
  SERVICE_ADMIN_KEYS: listSetting(),
  SERVICE_ROLES: listSetting(['http']).refine((roles) => roles.includes('http'), {
    error: 'must include http here; for a process that only runs generations, use: node lib/service/main.ts',
  }),
  SERVICE_FETCH_ALLOW: listSetting(),
  SERVICE_STOP_SECONDS: wholeNumberSetting(8, 8),
  ENGINES: z.string().optional(),
  MEDIA_API_URL: addressSetting.optional(),
  MEDIA_API_KEY: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }).optional(),
  STORAGE_URL: z.string().optional(),
  EASEL_DATA_DIR: z.string().default('.data'),
});

/** The settings of the embedded service. */
export interface ServiceSettings {
  host: string;
  port: number;
  /** The base URL of its media links. */
  url: string;
  /** `name:key` entries. */
  apiKeys: string[];
  /** Names of the keys that may change the engines; empty for the studio's own. */
  adminKeys: string[];
  fetchAllow: string[];
  /** The file with the settings of engines. */
  enginesPath: string;
  probeUrl: string;
  /** How long it may take to end. */
  stopMs: number;
}

/** The launcher's settings, with all dependent defaults resolved. */
export interface LaunchSettings {
  dataDirectory: string;
  /** Null: the embedded database. */
  databaseUrl: string | null;
  storageUrl: string | null;
  /** `url` is the address for people; `urls` are the configured addresses, if any: the studio knows its defaults. */
  studio: { host: string; port: number; url: string; urls: string[]; fetchAllow: string[]; probeUrl: string };
  /** Null: an external service, at `mediaApiUrl`. */
  service: ServiceSettings | null;
  /** Address of an external service; null: the embedded one. */
  mediaApiUrl: string | null;
  /** The key that the studio uses; null: one of the service's, or a generated one. */
  mediaApiKey: string | null;
}

/**
 * Reads the launcher's settings from environment variables.
 *
 * @throws SettingsError naming every invalid variable
 */
export function readLaunchSettings(environment: Record<string, string | undefined>): LaunchSettings {
  const given = readSettings(schema, environment);
  if (given.MEDIA_API_URL !== undefined && given.MEDIA_API_KEY === undefined) {
    throw new SettingsError('Invalid settings:\n  MEDIA_API_KEY: is required with MEDIA_API_URL');
  }
  const studioLocal = localAddress(given.HOST, given.PORT);
  const serviceLocal = localAddress(given.SERVICE_HOST, given.SERVICE_PORT);
  return {
    dataDirectory: given.EASEL_DATA_DIR,
    databaseUrl: given.DATABASE_URL ?? null,
    storageUrl: given.STORAGE_URL ?? null,
    studio: {
      host: given.HOST,
      port: given.PORT,
      url: given.STUDIO_URL[0] ?? studioLocal,
      urls: given.STUDIO_URL,
      fetchAllow: given.STUDIO_FETCH_ALLOW,
      probeUrl: `${studioLocal}/api/studio/status`,
    },
    service:
      given.MEDIA_API_URL === undefined
        ? {
            host: given.SERVICE_HOST,
            port: given.SERVICE_PORT,
            url: given.SERVICE_URL ?? serviceLocal,
            apiKeys: given.SERVICE_API_KEYS,
            adminKeys: given.SERVICE_ADMIN_KEYS,
            // The studio sends its files by its local address.
            fetchAllow: [
              studioLocal,
              ...(given.SERVICE_FETCH_ALLOW.length > 0 ? given.SERVICE_FETCH_ALLOW : given.STUDIO_URL),
            ],
            enginesPath: resolve(given.ENGINES ?? join(given.EASEL_DATA_DIR, 'engines.json')),
            probeUrl: `${serviceLocal}/healthz`,
            stopMs: given.SERVICE_STOP_SECONDS * 1000,
          }
        : null,
    mediaApiUrl: given.MEDIA_API_URL ?? null,
    mediaApiKey: given.MEDIA_API_KEY ?? null,
  };
}

/** The default storage. */
export function defaultStorageUrl(dataDirectory: string): string {
  return pathToFileURL(join(dataDirectory, 'storage')).href;
}
