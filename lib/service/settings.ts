import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import {
  addressSetting,
  always,
  databaseSetting,
  listSetting,
  logLevelSetting,
  originsSetting,
  portSetting,
  readSettings,
  storageAddress,
  storageSetting,
  wholeNumberSetting,
} from '../settings/read-settings.ts';
import { renderSlotFields } from '../settings/render-slots.ts';
import type { EnginesSource } from './engines/settings/read-engines-file.ts';

const keySetting = listSetting()
  .refine((entries) => entries.length > 0, 'must have at least one key, as name:key')
  .refine((entries) => entries.every((entry) => /^[^:]{1,100}:.{8,}$/.test(entry)), {
    error: 'must be comma-separated name:key entries, each key at least 8 characters long',
  })
  .transform((entries) =>
    entries.map((entry) => ({ name: entry.slice(0, entry.indexOf(':')), key: entry.slice(entry.indexOf(':') + 1) })),
  );

const roles = ['http', 'worker'] as const;
const rolesSetting = listSetting([...roles])
  .refine((entries) => entries.length > 0 && entries.every((entry) => (roles as readonly string[]).includes(entry)), {
    error: 'must be http, worker or both, separated by a comma',
  })
  .transform((entries) => ({ http: entries.includes('http'), worker: entries.includes('worker') }));

/** Where the engines are. */
const engineFields = {
  ENGINES: z.string().optional(),
  COMFYUI_URL: addressSetting
    .refine((address) => new URL(address).username === '' && new URL(address).password === '', {
      error: 'must not contain a user name or password; set a header of an engine in the file of ENGINES instead',
    })
    .nullable()
    .default(null),
  EASEL_DATA_DIR: z.string().default('.data'),
};

const fields = z.object({
  SERVICE_PORT: portSetting(4000),
  SERVICE_HOST: z.string().default('127.0.0.1'),
  SERVICE_URL: addressSetting.optional(),
  SERVICE_API_KEYS: keySetting,
  SERVICE_ADMIN_KEYS: listSetting(),
  SERVICE_FETCH_ALLOW: originsSetting,
  SERVICE_ROLES: rolesSetting,
  SERVICE_BODY_LIMIT_MB: wholeNumberSetting(64, 1),
  SERVICE_BODIES_LIMIT_MB: wholeNumberSetting(0, 1).unwrap().nullable().default(null),
  SERVICE_FILE_LIMIT_MB: wholeNumberSetting(4096, 1),
  SERVICE_INPUT_LIMIT_MB: wholeNumberSetting(1024, 1),
  SERVICE_REQUESTS_PER_MINUTE: wholeNumberSetting(60_000),
  SERVICE_QUEUED_PER_KEY: wholeNumberSetting(10_000),
  SERVICE_SYNC_SECONDS: wholeNumberSetting(3600, 1),
  SERVICE_METRICS_PORT: portSetting(0).unwrap().nullable().default(null),
  SERVICE_METRICS_KEY: z.string().min(8, 'must be at least 8 characters long').nullable().default(null),
  SERVICE_STOP_SECONDS: wholeNumberSetting(8, 8),
  SERVICE_LINK_HOURS: wholeNumberSetting(24, 1),
  SERVICE_RESULT_DAYS: wholeNumberSetting(30, 0),
  SERVICE_LOG_LEVEL: logLevelSetting,
  ...renderSlotFields,
  RENDER_MEMORY_MB: wholeNumberSetting(4096, 64),
  RENDER_IMAGE_DEADLINE_SECONDS: wholeNumberSetting(300, 1),
  RENDER_VIDEO_DEADLINE_SECONDS: wholeNumberSetting(3600, 1),
  RENDER_MODULE: z.string().optional(),
  ...engineFields,
  ENGINE_PATIENCE_HOURS: wholeNumberSetting(24, 0),
  TOKENIZE_MEMORY_MB: wholeNumberSetting(2048, 256),
  TRAINER_MODULE: z.string().optional(),
  DATABASE_URL: databaseSetting,
  STORAGE_URL: storageSetting,
});

const schema = fields
  .refine(({ SERVICE_BODY_LIMIT_MB: one, SERVICE_BODIES_LIMIT_MB: all }) => all == null || !(all < one), {
    path: ['SERVICE_BODIES_LIMIT_MB'],
    error: 'must be at least SERVICE_BODY_LIMIT_MB, the largest body of a single request',
    ...always,
  })
  .refine(
    ({ SERVICE_ADMIN_KEYS: names, SERVICE_API_KEYS: keys }) =>
      names.every((name) => keys.some((key) => key.name === name)),
    { path: ['SERVICE_ADMIN_KEYS'], error: 'must be names of SERVICE_API_KEYS, separated by commas' },
  );

const megabyte = 1_000_000;
const mebibyte = 1024 * 1024;

const engineSchema = z.object(engineFields);

/** Where the settings of engines come from, as environment variables say it. */
function enginesSourceOf(
  given: z.output<typeof engineSchema>,
  environment: Record<string, string | undefined>,
): EnginesSource {
  return {
    path: given.ENGINES === undefined ? join(resolve(given.EASEL_DATA_DIR), 'engines.json') : resolve(given.ENGINES),
    comfyUiUrl: given.COMFYUI_URL,
    environment,
  };
}

/**
 * Reads where the settings of engines are, as the service does, without its other settings.
 *
 * @throws SettingsError naming every invalid variable
 */
export function readEnginesSource(environment: Record<string, string | undefined>): EnginesSource {
  return enginesSourceOf(readSettings(engineSchema, environment), environment);
}

const moduleUrl = (path: string | undefined) => (path === undefined ? null : pathToFileURL(resolve(path)).href);

/**
 * Reads the service's settings from environment variables.
 *
 * @throws SettingsError naming every invalid variable
 */
export function readServiceSettings(environment: Record<string, string | undefined>) {
  const given = readSettings(schema, { SERVICE_API_KEYS: ' ', ...environment });
  const host = given.SERVICE_HOST.includes(':') ? `[${given.SERVICE_HOST}]` : given.SERVICE_HOST;
  const dataDirectory = resolve(given.EASEL_DATA_DIR);
  return {
    host: given.SERVICE_HOST,
    port: given.SERVICE_PORT,
    /** The service's public address, which media links begin with. */
    url: given.SERVICE_URL ?? `http://${host}:${given.SERVICE_PORT}`,
    apiKeys: given.SERVICE_API_KEYS,
    /** Names of the API keys that may change the engines. */
    adminKeys: given.SERVICE_ADMIN_KEYS,
    /** Origins, beside public addresses, from which inputs may be fetched. */
    fetchAllow: given.SERVICE_FETCH_ALLOW,
    roles: given.SERVICE_ROLES,
    bodyLimitBytes: given.SERVICE_BODY_LIMIT_MB * megabyte,
    /** Limit for the bodies of all requests together. */
    bodiesLimitBytes: (given.SERVICE_BODIES_LIMIT_MB ?? 2 * given.SERVICE_BODY_LIMIT_MB) * megabyte,
    fileLimitBytes: given.SERVICE_FILE_LIMIT_MB * megabyte,
    inputLimitBytes: given.SERVICE_INPUT_LIMIT_MB * megabyte,
    requestsPerMinute: given.SERVICE_REQUESTS_PER_MINUTE,
    queuedPerKey: given.SERVICE_QUEUED_PER_KEY,
    syncTimeoutMs: given.SERVICE_SYNC_SECONDS * 1000,
    metrics: {
      /** An extra port for probes; null for none. */
      port: given.SERVICE_METRICS_PORT,
      /** The key with which other machines can read the metrics; null when none can. */
      key: given.SERVICE_METRICS_KEY,
    },
    /** How long this program may take to end. */
    stopMs: given.SERVICE_STOP_SECONDS * 1000,
    linkLifetimeMs: given.SERVICE_LINK_HOURS * 3_600_000,
    /** How long results are stored; null for good. */
    resultLifetimeMs: given.SERVICE_RESULT_DAYS === 0 ? null : given.SERVICE_RESULT_DAYS * 86_400_000,
    logLevel: given.SERVICE_LOG_LEVEL,
    render: {
      concurrency: given.RENDER_CONCURRENCY,
      /** How many of these may be videos; a number above `concurrency` has no further effect. */
      videoConcurrency: given.RENDER_VIDEO_CONCURRENCY,
      memoryLimitBytes: given.RENDER_MEMORY_MB * mebibyte,
      deadlineMs: {
        image: given.RENDER_IMAGE_DEADLINE_SECONDS * 1000,
        video: given.RENDER_VIDEO_DEADLINE_SECONDS * 1000,
      },
      /** A module that exports `renderer`; null for the built-in one. */
      module: moduleUrl(given.RENDER_MODULE),
    },
    engines: {
      ...enginesSourceOf(given, environment),
      /** How long a generation waits for an engine that does not answer. */
      patienceMs: given.ENGINE_PATIENCE_HOURS * 3_600_000,
    },
    /** Memory limit of the process that tokenizes. */
    tokenizeMemoryBytes: given.TOKENIZE_MEMORY_MB * mebibyte,
    /** A module that exports `trainer`; null without one. */
    trainerModule: moduleUrl(given.TRAINER_MODULE),
    databaseUrl: given.DATABASE_URL,
    storageUrl: storageAddress(given.STORAGE_URL, dataDirectory),
    dataDirectory,
  };
}
export type ServiceSettings = ReturnType<typeof readServiceSettings>;
