import type { z } from 'zod';
import { EaselError } from '../contract/error.ts';
import { readJsonBody } from './read-json-body.ts';

/**
 * Reads a value, such as a JSON body, by its schema.
 *
 * @param summary what is wrong as a whole; without it, the first issue
 * @throws EaselError `invalid_params` with the issue of each invalid field
 */
export function readBySchema<T>(schema: z.ZodType<T>, value: unknown, summary?: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => ({
    pointer: path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
    message,
  }));
  throw new EaselError('invalid_params', summary ?? fields[0]?.message ?? 'The request is not valid.', { fields });
}

/**
 * Reads a JSON body by its schema.
 *
 * @throws EaselError `invalid_params` with the issue of each invalid field
 */
export async function readBody<T>(schema: z.ZodType<T>, body: ReadableStream<Uint8Array> | null): Promise<T> {
  return readBySchema(schema, await readJsonBody(body));
}
