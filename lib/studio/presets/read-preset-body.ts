import type { z } from 'zod';
import { EaselError } from '../../contract/error.ts';
import type { JsonObject } from '../../contract/model.ts';
import { presetLimits } from '../../contract/studio/preset-limits.ts';
import { describeBytes } from '../../http/describe-bytes.ts';

/** Largest body of a request about a preset: what it may hold, and a little around it. */
export const presetBodyBytes = presetLimits.valuesBytes + 4000;

/** A refusal that names the field of the preset at fault. */
export function presetFault(code: 'invalid_params' | 'conflict', name: string, message: string): EaselError {
  return new EaselError(code, message, { fields: [{ pointer: `/${name}`, message }] });
}

/**
 * Reads what a browser says about a preset.
 *
 * @throws EaselError `invalid_params` with the field at fault
 */
export function readPresetBody<T extends { values?: JsonObject | undefined }>(
  schema: z.ZodType<T>,
  body: JsonObject,
): T {
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw presetFault('invalid_params', String(issue?.path[0] ?? ''), issue?.message ?? 'This is no preset.');
  }
  const bytes = Buffer.byteLength(JSON.stringify(parsed.data.values ?? {}));
  if (bytes > presetLimits.valuesBytes) {
    const most = describeBytes(presetLimits.valuesBytes);
    throw presetFault('invalid_params', 'values', `This form holds ${describeBytes(bytes)}; a preset takes ${most}.`);
  }
  return parsed.data;
}
