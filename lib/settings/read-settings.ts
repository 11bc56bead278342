import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/** Invalid settings. The message lists every issue, one per line, so that all can be fixed at once. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads a program's settings from environment variables. An empty variable counts as absent.
 *
 * @throws SettingsError naming every invalid variable, and why
 */
export function readSettings<Schema extends z.ZodObject>(
  schema: Schema,
  environment: Record<string, string | undefined>,
): z.infer<Schema> {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => `  ${issue.path.join('.') || 'settings'}: ${issue.message}`);
  throw new SettingsError(`Invalid settings:\n${issues.join('\n')}`);
}

/**
 * For a refinement of several settings: runs even when single ones are invalid, so that every issue is listed at once.
 */
export const always = { when: () => true };

/** A TCP port, 1 to 65535. */
export function portSetting(fallback: number) {
  return z.coerce.number({ error: 'must be a port number' }).int().min(1).max(65_535).default(fallback);
}

/** A whole number of at least `minimum`. */
export function wholeNumberSetting(fallback: number, minimum = 0) {
  return z.coerce.number({ error: 'must be a whole number' }).int().min(minimum).default(fallback);
}

/** A comma-separated list; spaces around entries and empty entries are ignored. */
export function listSetting(fallback: string[] = []) {
  return z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    )
    .default(fallback);
}

/** An `http:` or `https:` address without a trailing slash. */
export const addressSetting = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  .transform((address) => address.replace(/\/+$/, ''));

/** A comma-separated list of addresses, read as origins. */
export const originsSetting = listSetting()
  .refine((entries) => entries.every((entry) => /^https?:/i.test(entry) && URL.canParse(entry)), {
    error: 'must be http:// or https:// addresses, separated by commas',
  })
  .transform((entries) => entries.map((entry) => new URL(entry).origin));

/** The address of a PostgreSQL database. */
export const databaseSetting = z
  .string({ error: 'is required: the address of a PostgreSQL database' })
  .regex(/^postgres(?:ql)?:\/\//, 'must be a postgresql:// address');

/** Where files are stored; null for a folder in the data directory. */
export const storageSetting = z
  .string()
  .regex(/^(?:file:\/|s3:\/\/)/, 'must be file:/… or s3://…')
  .nullable()
  .default(null);

/** The lowest level that is logged, by pino's names. */
export const logLevelSetting = z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info');

/** The storage of a `storageSetting`: by default the folder in the data directory. */
export function storageAddress(setting: string | null, dataDirectory: string): string {
  return setting ?? pathToFileURL(join(dataDirectory, 'storage')).href;
}
