import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuiltInRequest } from '../../../client/models/examples/recipe-requests.ts';
import type { JsonObject } from '../../../contract/model.ts';

const folder = fileURLToPath(new URL('../../../../public/examples', import.meta.url));
const contentTypes: Record<string, string> = { '.webp': 'image/webp', '.mp4': 'video/mp4' };

/** A value of a request, with the example files that it names as data URIs. */
async function withFiles(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(withFiles));
  if (typeof value !== 'string' || !value.startsWith('/examples/')) return value;
  const bytes = await readFile(join(folder, basename(value)));
  return `data:${contentTypes[extname(value)]};base64,${bytes.toString('base64')}`;
}

/** The body of an example's request, with the files that it names in it. */
export async function bodyOf({ model, values }: BuiltInRequest): Promise<JsonObject> {
  const filled = await Promise.all(
    Object.entries(values).map(async ([name, value]) => [name, await withFiles(value)] as const),
  );
  return { ...Object.fromEntries(filled), model };
}
