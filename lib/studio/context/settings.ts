import { resolve } from 'node:path';
import { z } from 'zod';
import { readAddressRange, type AddressRange } from '../../network/address-range.ts';
import { localAddress } from '../../settings/local-address.ts';
import { readRenderSlots, renderSlotFields } from '../../settings/render-slots.ts';
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
} from '../../settings/read-settings.ts';
import { loginFields, loginRules, loopback, readLoginSettings, type LoginSettings } from './login-settings.ts';

const wildcard = /^(?:0\.0\.0\.0|::|\[::\])$/;

/** The limit for a service on another machine, which schedules for many clients. */
const defaultInFlight = 50;

const fields = z.object({
  PORT: portSetting(3000),
  HOST: z.string().default('127.0.0.1'),
  STUDIO_URL: originsSetting,
  MEDIA_API_URL: addressSetting.default('http://127.0.0.1:4000'),
  MEDIA_API_KEY: z
    .string()
    .regex(/^[\x21-\x7E]{8,}$/, 'must be at least 8 visible characters, without spaces')
    .nullable()
    .default(null),
  /** Whether the media service is told who asks; by default, only the embedded one. */
  MEDIA_API_SEND_USER: z.enum(['0', '1']).nullable().default(null),
  MEDIA_MODELS: listSetting(),
  /** An OpenAI-compatible text service, for prompt help. */
  TEXT_API_URL: addressSetting.nullable().default(null),
  TEXT_API_KEY: z
    .string()
    .regex(/^[\x21-\x7E]{8,}$/, 'must be at least 8 visible characters, without spaces')
    .nullable()
    .default(null),
  TEXT_API_MODEL: z.string().nullable().default(null),
  DATABASE_URL: databaseSetting,
  STORAGE_URL: storageSetting,
  EASEL_DATA_DIR: z.string().default('.data'),
  EASEL_EMBEDDED_SERVICE: z.enum(['0', '1']).default('0'),
  /** Largest file that can be uploaded. */
  STUDIO_UPLOAD_LIMIT_MB: wholeNumberSetting(2048, 1),
  /** Largest result that is copied. */
  STUDIO_RESULT_LIMIT_MB: wholeNumberSetting(8192, 1),
  /** Memory limit of examining one file, in mebibytes. */
  STUDIO_MEDIA_MEMORY_MB: wholeNumberSetting(2048, 256),
  /**
   * Limit of the images that one request may contain as data URLs, in megabytes, for a service that cannot reach the
   * studio.
   */
  STUDIO_INLINE_LIMIT_MB: wholeNumberSetting(20, 1),
  /** Limit of all request bodies in memory together, in megabytes; the largest single one has 32. */
  STUDIO_BODIES_LIMIT_MB: wholeNumberSetting(128, 32),
  /**
   * Limit of generations of one engine that are sent, queued or running at the service at once. Further jobs wait in
   * the studio's queue, where they can be held and reordered.
   */
  STUDIO_MAX_IN_FLIGHT: wholeNumberSetting(0, 1).unwrap().nullable().default(null),
  /** The slots of the embedded service. */
  ...renderSlotFields,
  /** Origins that results may be fetched from, in addition to public ones and the media service's own. */
  STUDIO_FETCH_ALLOW: originsSetting,
  ...loginFields,
  /** Addresses and ranges of the proxies in front of the studio whose `X-Forwarded-For` and `AUTH_HEADER` are trusted. */
  TRUSTED_PROXIES: listSetting().transform((entries, context) =>
    entries.flatMap((entry) => {
      const range = readAddressRange(entry);
      if (range === null) context.addIssue(`${entry} is not an IP address or a range such as 10.0.0.0/8`);
      return range === null ? [] : [range];
    }),
  ),
  /** Days until entries of the audit log are deleted; 0 never deletes them. */
  AUDIT_DAYS: wholeNumberSetting(365),
  LOG_LEVEL: logLevelSetting,
});

const settingsSchema = loginRules
  .reduce((schema, { name, error, holds }) => schema.refine(holds, { path: [name], error, ...always }), fields)
  .refine((values) => !wildcard.test(values.HOST) || values.STUDIO_URL?.length > 0, {
    path: ['STUDIO_URL'],
    error: 'is required with this HOST: the address at which browsers reach the studio',
    ...always,
  })
  .refine((values) => values.TEXT_API_URL === null || values.TEXT_API_MODEL !== null, {
    path: ['TEXT_API_MODEL'],
    error: 'is required with TEXT_API_URL: the id of a model there',
    ...always,
  })
  .refine((values) => values.TEXT_API_URL !== null || (values.TEXT_API_KEY ?? values.TEXT_API_MODEL) === null, {
    path: ['TEXT_API_URL'],
    error: 'is required with TEXT_API_KEY and TEXT_API_MODEL: the address of the text service, such as https://host/v1',
    ...always,
  });

/** The studio's settings, parsed. Sizes are in bytes. */
export interface StudioSettings extends LoginSettings {
  /** The address to listen on. */
  host: string;
  port: number;
  /** The studio's addresses as browsers see them, the main one first. */
  origins: readonly string[];
  /** The studio's address for other programs on this machine, such as the embedded service. */
  localUrl: string;
  mediaApi: {
    baseUrl: string;
    key: string | null;
    isEmbedded: boolean;
    /** Whether requests say who asks, by an id that says nothing else. */
    sendsUser: boolean;
  };
  /** Ids of models to offer in addition to those that the media service lists. */
  mediaModels: readonly string[];
  /** The text service that helps with prompts; null without one. `baseUrl` includes the version, as in `…/v1`. */
  textApi: { baseUrl: string; key: string | null; model: string } | null;
  databaseUrl: string;
  /** `file:///…` or `s3://…`. */
  storageUrl: string;
  dataDirectory: string;
  uploadLimitBytes: number;
  resultLimitBytes: number;
  inlineLimitBytes: number;
  /** Memory limit of examining one file. */
  mediaMemoryBytes: number;
  /** Limit of all request bodies in memory together. */
  bodiesLimitBytes: number;
  /**
   * Limit of generations of one engine that are sent, queued or running at the service at once; null for as few as keep
   * the slots busy.
   */
  maxInFlight: number | null;
  /** How many images, and how many videos, the embedded service renders at once; null for another service. */
  renderSlots: { image: number; video: number } | null;
  fetchAllowedOrigins: readonly string[];
  /** Proxies whose `X-Forwarded-For` and login header are trusted. */
  trustedProxies: readonly AddressRange[];
  /** Days until entries of the audit log are deleted; null for never. */
  auditDays: number | null;
  logLevel: string;
}

const megabyte = 1_000_000;
const mebibyte = 1024 * 1024;

/**
 * Reads the studio's settings from environment variables.
 *
 * @throws SettingsError listing every issue
 */
export function readStudioSettings(environment: Record<string, string | undefined>): StudioSettings {
  const values = readSettings(settingsSchema, environment);
  const dataDirectory = resolve(values.EASEL_DATA_DIR);
  const isEmbedded = values.EASEL_EMBEDDED_SERVICE === '1';
  const host = values.HOST.includes(':') && !values.HOST.startsWith('[') ? `[${values.HOST}]` : values.HOST;
  const names = loopback.test(values.HOST) ? [host, '127.0.0.1', 'localhost'] : [host];
  const own = [...new Set(names)].map((name) => new URL(`http://${name}:${values.PORT}`).origin);
  return {
    host: values.HOST,
    port: values.PORT,
    origins: values.STUDIO_URL.length > 0 ? values.STUDIO_URL : own,
    localUrl: localAddress(values.HOST, values.PORT),
    mediaApi: {
      baseUrl: values.MEDIA_API_URL,
      key: values.MEDIA_API_KEY,
      isEmbedded,
      sendsUser: values.MEDIA_API_SEND_USER === null ? isEmbedded : values.MEDIA_API_SEND_USER === '1',
    },
    mediaModels: [...new Set(values.MEDIA_MODELS)],
    textApi:
      values.TEXT_API_URL === null || values.TEXT_API_MODEL === null
        ? null
        : { baseUrl: values.TEXT_API_URL, key: values.TEXT_API_KEY, model: values.TEXT_API_MODEL },
    databaseUrl: values.DATABASE_URL,
    storageUrl: storageAddress(values.STORAGE_URL, dataDirectory),
    dataDirectory,
    uploadLimitBytes: values.STUDIO_UPLOAD_LIMIT_MB * megabyte,
    resultLimitBytes: values.STUDIO_RESULT_LIMIT_MB * megabyte,
    inlineLimitBytes: values.STUDIO_INLINE_LIMIT_MB * megabyte,
    mediaMemoryBytes: values.STUDIO_MEDIA_MEMORY_MB * mebibyte,
    bodiesLimitBytes: values.STUDIO_BODIES_LIMIT_MB * megabyte,
    maxInFlight: values.STUDIO_MAX_IN_FLIGHT ?? (isEmbedded ? null : defaultInFlight),
    renderSlots: isEmbedded ? readRenderSlots(values) : null,
    fetchAllowedOrigins: values.STUDIO_FETCH_ALLOW,
    ...readLoginSettings(values),
    trustedProxies: values.TRUSTED_PROXIES,
    auditDays: values.AUDIT_DAYS === 0 ? null : values.AUDIT_DAYS,
    logLevel: values.LOG_LEVEL,
  };
}
