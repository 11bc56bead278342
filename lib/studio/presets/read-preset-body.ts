import type { z } from 'zod';
import { EaselError } from '../../contract/error.ts';
import type { JsonObject } from '../../contract/model.ts';
import { presetLimits } from '../../contract/studio/preset-limits.ts';
import { formatBytes } from '../../contract/format-bytes.ts';

/** Largest body of a preset request: the largest values, and room for the rest. */
export const presetBodyBytes = presetLimits.valuesBytes + 4000;

/** An error at one field of a preset. */
export function presetError(code: 'invalid_params' | 'conflict', name: string, message: string): EaselError {
  return new EaselError(code, message, { fields: [{ pointer: `/${name}`, message }] });
}

/**
 * Reads a preset that a browser has sent.
 *
 * @throws EaselError `invalid_params` with the invalid field
 */
export function readPresetBody<T extends { values?: JsonObject | undefined }>(
  schema: z.ZodType<T>,
  body: JsonObject,
): T {
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw presetError('invalid_params', String(issue?.path[0] ?? ''), issue?.message ?? 'Invalid preset.');
  }
  const bytes = Buffer.byteLength(JSON.stringify(parsed.data.values ?? {}));
  if (bytes > presetLimits.valuesBytes) {
    const most = formatBytes(presetLimits.valuesBytes, { isRounded: true });
    throw presetError(
      'invalid_params',
      'values',
      `This form is too large for a preset (${formatBytes(bytes, { isRounded: true })}). The limit is ${most}.`,
    );
  }
  return parsed.data;
}
