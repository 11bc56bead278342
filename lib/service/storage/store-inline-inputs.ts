import { createHash, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { isEaselError, type FieldIssue } from '../../contract/error.ts';
import type { JsonObject } from '../../contract/model.ts';
import { inputs } from '../../database/service-tables.ts';
import type { Database } from '../../database/connect.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import { invalidParameters } from '../models/check/check-parameters.ts';
import type { CatalogueModel } from '../models/model-definition.ts';
import { mediaFieldsOf } from '../models/request-schema.ts';
import { isDataUri } from './inspect-data-uri.ts';
import { readDataUri } from './read-data-uri.ts';
import { storedInputKey, storedInputMark } from './stored-input.ts';
import { inputIssue } from './input-issue.ts';

/** What storing inline media needs. */
export interface InputTools {
  database: Database;
  storage: FileStorage;
  /** Folder for files on their way. */
  workFolder: string;
  /** The most that one medium may hold. */
  bodyLimitBytes: number;
}

async function isStored(storage: FileStorage, key: string, bytes: number): Promise<boolean> {
  return storage.size(key).then(
    (size) => size === bytes,
    (error: unknown) => {
      if (isEaselError(error) && error.code === 'resource_not_found') return false;
      throw error;
    },
  );
}

/** Stores bytes under their hash, once. The row comes first: the removal of unused inputs locks it. */
async function storeBytes({ database, storage, workFolder }: InputTools, bytes: Buffer): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  await database
    .insert(inputs)
    .values({ hash, bytes: bytes.length })
    .onConflictDoUpdate({ target: inputs.hash, set: { usedAt: sql`now()` } });
  const key = storedInputKey(hash);
  if (await isStored(storage, key, bytes.length)) return hash;
  const path = join(workFolder, `input-${randomUUID()}`);
  try {
    await writeFile(path, bytes);
    await storage.put(key, path, 'application/octet-stream');
  } finally {
    await rm(path, { force: true });
  }
  return hash;
}

/**
 * Stores the media that a request carries inside itself, each once, and replaces them by marks.
 *
 * @returns the parameters with marks instead of `data:` URIs
 * @throws EaselError `invalid_params` with an issue at each URI that holds nothing usable
 */
export async function storeInlineInputs(
  tools: InputTools,
  model: CatalogueModel,
  parameters: JsonObject,
): Promise<JsonObject> {
  const stored: JsonObject = { ...parameters };
  const issues: FieldIssue[] = [];

  async function storeOne(address: unknown, pointer: string): Promise<unknown> {
    if (typeof address !== 'string' || !isDataUri(address)) return address;
    try {
      return storedInputMark(address, await storeBytes(tools, readDataUri(address, tools.bodyLimitBytes)));
    } catch (error) {
      issues.push(inputIssue(error, pointer));
      return address;
    }
  }

  for (const { name } of mediaFieldsOf(model)) {
    const value = parameters[name];
    if (Array.isArray(value)) {
      stored[name] = await Promise.all(value.map((address, index) => storeOne(address, `/${name}/${index}`)));
    } else if (value !== undefined) stored[name] = await storeOne(value, `/${name}`);
  }
  if (issues.length > 0) throw invalidParameters(issues);
  return stored;
}
