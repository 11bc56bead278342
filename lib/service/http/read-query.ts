import type { z } from 'zod';
import { invalidParameters } from '../models/check-parameters.ts';

/**
 * Reads the query of an address. Names that nobody knows are passed over, empty values count as absent.
 *
 * @throws EaselError `invalid_params` naming every fault
 */
export function readQuery<Schema extends z.ZodObject>(schema: Schema, query: Record<string, string>): z.output<Schema> {
  const unkeepable = Object.keys(query).filter((name) => (query[name] ?? '').includes('\0'));
  if (unkeepable.length > 0) {
    throw invalidParameters(
      unkeepable.map((name) => ({ pointer: `/${name}`, message: 'this holds a NUL; take it out' })),
    );
  }
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw invalidParameters(
    parsed.error.issues.map((issue) => ({
      pointer: `/${String(issue.path[0] ?? '')}`,
      message: issue.code === 'invalid_value' ? `one of ${issue.values.map(String).join(', ')}` : issue.message,
    })),
  );
}
