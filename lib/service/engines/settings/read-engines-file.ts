import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { SettingsError } from '../../../settings/read-settings.ts';
import { engineSettingsSchema, enginesFileSchema, type EnginesFile, type ModelSettings } from '../engine-settings.ts';
import { checkEngines } from './check-engines.ts';
import { checkWorkflowFiles } from './check-workflow-files.ts';
import { describeSchemaIssues } from './describe-schema-issues.ts';
import { parseJsonFile } from './parse-json-file.ts';
import { resolveVariables, type ResolvedEngineSettings } from './resolve-variables.ts';
import { writePath, type SettingIssue } from './setting-issue.ts';

/** Where the settings of engines come from. */
export interface EnginesSource {
  /** The settings file, which may be absent. */
  path: string;
  /** The environment variables whose values `"$NAME"` stands for. */
  environment: Record<string, string | undefined>;
  /** The setting `COMFYUI_URL`, which alone makes an engine `comfyui`; null without it. */
  comfyUiUrl: string | null;
}

/** The engines and models of the settings, checked, with all secrets in place. */
export interface EnginesConfiguration {
  /** The folder that relative paths start from. */
  folder: string;
  engines: Record<string, ResolvedEngineSettings>;
  /** By their names in the catalogue. */
  models: Record<string, ModelSettings>;
  /** Values that must not appear in messages, logs, rows or answers. */
  secrets: string[];
}

const limitBytes = 4 * 1024 * 1024;
const mostListed = 100;
export const comfyUiName = 'comfyui';

/**
 * Reads and checks the settings of engines.
 *
 * @throws SettingsError naming each issue, up to a hundred, in a line of its own, with its line in the file
 */
export async function readEnginesFile(source: EnginesSource): Promise<EnginesConfiguration> {
  const { text } = await readEnginesText(source.path);
  return checkEnginesText(text, source);
}

/** The hash by which a text of the settings file is recognised. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Reads the text of a settings file, with the hash by which `updateEnginesFile` recognises it.
 *
 * @returns null twice when there is no file
 * @throws SettingsError when it cannot be read, is larger than 4 MB, or is not UTF-8
 */
export async function readEnginesText(
  path: string,
): Promise<{ text: string; hash: string } | { text: null; hash: null }> {
  const name = basename(path);
  try {
    const facts = await stat(path);
    if (!facts.isFile()) throw new SettingsError(`${name} is not a file.`);
    if (facts.size > limitBytes) throw new SettingsError(`${name} is larger than 4 MB.`);
    const bytes = await readFile(path);
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { text, hash: hashOf(text) };
  } catch (cause) {
    if (cause instanceof SettingsError) throw cause;
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code === 'ENOENT') return { text: null, hash: null };
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') throw new SettingsError(`${name} is not UTF-8.`, { cause });
    throw new SettingsError(`${name} cannot be read (${String(code)}).`, { cause });
  }
}

/**
 * Checks the text of a settings file, as if it stood at the source's path; null for an absent one.
 *
 * @throws SettingsError as `readEnginesFile`
 */
export async function checkEnginesText(text: string | null, source: EnginesSource): Promise<EnginesConfiguration> {
  const name = basename(source.path);
  const folder = dirname(resolve(source.path));
  const json = parseJsonFile(text ?? '{}', name);
  const refuse = (issues: SettingIssue[]) => {
    const lines = issues
      .slice(0, mostListed)
      .map(({ path, message }) => ({ line: json.lineOf(path), subject: writePath(path) || 'the file', message }))
      .toSorted((one, other) => one.line - other.line)
      .map(({ line, subject, message }) => `${name} line ${line}: ${subject} ${message}`);
    const more = issues.length - lines.length;
    throw new SettingsError([...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'));
  };

  const parsed = enginesFileSchema.safeParse(json.value);
  if (!parsed.success) return refuse(describeSchemaIssues(parsed.error.issues, json.value));
  const file = withComfyUi(parsed.data, source.comfyUiUrl, name);
  const { engines, secrets, issues } = resolveVariables(file.engines, source.environment);
  const all = [...checkEngines(file), ...(await checkWorkflowFiles(file, folder)), ...issues];
  if (all.length > 0) return refuse(all);
  return { folder, engines, models: file.models, secrets };
}

function withComfyUi(file: EnginesFile, url: string | null, name: string): EnginesFile {
  if (url === null) return file;
  const written = file.engines[comfyUiName];
  if (written === undefined) {
    const settings = engineSettingsSchema.parse({ kind: 'comfyui', url, title: 'ComfyUI' });
    return { ...file, engines: { ...file.engines, [comfyUiName]: settings } };
  }
  if (written.kind === 'comfyui' && written.url !== undefined && plainAddress(written.url) === plainAddress(url))
    return file;
  throw new SettingsError(
    `COMFYUI_URL differs from engines.${comfyUiName} in ${name}: remove one of them, or give both the same url.`,
  );
}

/** An address as it is compared and stored: as URLs write it, without slashes at the end. */
export function plainAddress(address: string): string {
  return new URL(address).href.replace(/\/+$/, '');
}
