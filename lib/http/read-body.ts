import type { z } from 'zod';
import { EaselError } from '../contract/error.ts';
import { readJsonBody } from './read-json-body.ts';

/**
 * Reads a JSON body by its schema.
 *
 * @throws EaselError `invalid_params` with the issue of each invalid field
 */
export async function readBody<T>(schema: z.ZodType<T>, body: ReadableStream<Uint8Array> | null): Promise<T> {
  const parsed = schema.safeParse(await readJsonBody(body));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => ({
    pointer: path.map((name) => `/${String(name)}`).join(''),
    message,
  }));
  throw new EaselError('invalid_params', fields[0]?.message ?? 'The body is invalid.', { fields });
}
