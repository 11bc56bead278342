import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EnginesConfiguration } from '../settings/read-engines-file.ts';

/** The folder beside the settings file in which workflows of added models are. */
const folderName = 'workflows';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * A file name for an id. Different ids have different names, also where a file system ignores case; and no name leads
 * out of the folder.
 */
function fileNameOf(id: string): string {
  const safe = id.toLowerCase().replaceAll(/[^a-z0-9_-]+/g, '-');
  return safe === id ? safe : `${safe.slice(0, 80)}-${hashOf(id)}`;
}

/** Writes a file in one step, unless there is one. @returns whether it was written */
async function create(path: string, text: string): Promise<boolean> {
  const unfinished = `${path}.${randomUUID()}.unfinished`;
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    // Unlike `rename`, it does not replace a file.
    await link(unfinished, path);
    return true;
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'EEXIST') return false;
    throw thrown;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** A file in the folder of workflows. */
export interface StoredWorkflow {
  /** Relative to the settings file. */
  path: string;
  /** False when a file with this content was there already. */
  isNew: boolean;
}

/**
 * Writes a workflow beside the settings file, as `workflows/<id>.json`. Existing files are never changed: where one
 * with another content is in the way, a part of the content's hash follows the id. So a worker that reads the settings
 * always finds the workflow that they were written for.
 *
 * @param folder the folder of the settings file
 */
export async function storeWorkflow(folder: string, id: string, workflow: unknown): Promise<StoredWorkflow> {
  const text = `${JSON.stringify(workflow, null, 2)}\n`;
  await mkdir(join(folder, folderName), { recursive: true, mode: 0o700 });
  const name = fileNameOf(id);
  for (const candidate of [name, `${name}-${hashOf(text)}`, `${name}-${randomUUID()}`]) {
    const path = `${folderName}/${candidate}.json`;
    if (await create(join(folder, path), text)) return { path, isNew: true };
    if ((await readFile(join(folder, path), 'utf8').catch(() => null)) === text) return { path, isNew: false };
  }
  throw new Error('no name for a workflow is free');
}

/**
 * Removes a workflow that no model needs any more. Files outside of the folder of workflows are a person's own, and
 * stay.
 */
export async function removeWorkflow({ folder, models }: EnginesConfiguration, path: string): Promise<void> {
  const isOurs = new RegExp(`^${folderName}/[a-z0-9_-]+\\.json$`).test(path);
  const isNeeded = Object.values(models).some(({ workflow }) => workflow === path);
  if (isOurs && !isNeeded) await rm(join(folder, path), { force: true });
}
