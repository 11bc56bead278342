import { randomUUID } from 'node:crypto';
import { open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { EaselError } from '../../../contract/error.ts';
import { SettingsError } from '../../../settings/read-settings.ts';
import { editJson, type SettingEdit } from './edit-json.ts';
import { parseJsonFile } from './parse-json-file.ts';
import {
  checkEnginesText,
  hashOf,
  readEnginesText,
  type EnginesConfiguration,
  type EnginesSource,
} from './read-engines-file.ts';

/** A change of the settings file. */
export interface EnginesFileChange {
  /** The hash of the text that the change was made for, as `readEnginesText` returns it; null for an absent file. */
  hash: string | null;
  /** Applied one after another. */
  edits: readonly SettingEdit[];
}

const ownerOnly = 0o600;

/** Changes of this process, one after another. */
let latest: Promise<unknown> = Promise.resolve();

/**
 * Edits the settings file and keeps its formatting. The file is replaced in one step: other processes read the old text
 * or the new one. A new file can be read by its owner only; an existing one keeps its mode.
 *
 * @returns the new settings, and the hash for the next change
 * @throws EaselError `conflict` when the file is no longer the one of the hash, and when it can't be written
 * @throws SettingsError when the result would have issues; the file is unchanged
 */
export function updateEnginesFile(
  source: EnginesSource,
  change: EnginesFileChange,
): Promise<{ hash: string; configuration: EnginesConfiguration }> {
  const updated = latest.then(() => update(source, change));
  latest = updated.catch(() => undefined);
  return updated;
}

async function update(source: EnginesSource, { hash, edits }: EnginesFileChange) {
  const text = await readUnchanged(source.path, hash);
  const edited = edit(text ?? '{}\n', edits, basename(source.path));
  const configuration = await checkEnginesText(edited, source);
  if (edited !== text) await replaceFile(source.path, edited, () => readUnchanged(source.path, hash));
  return { hash: hashOf(edited), configuration };
}

function edit(text: string, edits: readonly SettingEdit[], name: string): string {
  // Editing a text that is not JSON would make it worse.
  parseJsonFile(text, name);
  try {
    return editJson(text, edits);
  } catch (cause) {
    throw new SettingsError(`${name} cannot be edited there: an entry around the change is not an object.`, { cause });
  }
}

async function readUnchanged(path: string, hash: string | null): Promise<string | null> {
  const file = await readEnginesText(path);
  if (file.hash === hash) return file.text;
  throw new EaselError('conflict', `${basename(path)} was changed meanwhile. Reload it, then change it again.`);
}

/** @param check throws when the file must not be replaced any more */
async function replaceFile(path: string, text: string, check: () => Promise<unknown>): Promise<void> {
  // A link stays a link.
  const target = await realpath(path).catch(() => path);
  const mode = await stat(target).then(
    (facts) => facts.mode & 0o777,
    () => ownerOnly,
  );
  const unfinished = `${target}.${randomUUID()}.unfinished`;
  try {
    const file = await open(unfinished, 'wx', mode);
    try {
      await file.writeFile(text);
      // Whatever the umask took away.
      await file.chmod(mode);
      await file.sync();
    } finally {
      await file.close();
    }
    await check();
    await rename(unfinished, target);
  } catch (thrown) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw withReason(target, thrown);
  }
}

/** Codes of a folder that is missing, or that this account must not write to. */
const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR']);

/** An error with the reason why the file can't be written, where the administrator can change that; others as they are. */
function withReason(path: string, thrown: unknown): unknown {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  if (!unwritable.has(code)) return thrown;
  const message = `The service can’t write ${path} (${code}). Let its account write to that folder, or edit the file yourself.`;
  return new EaselError('conflict', message, { cause: thrown });
}
