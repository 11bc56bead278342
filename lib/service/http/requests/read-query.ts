import { z } from 'zod';
import type { JsonObject } from '../../../contract/model.ts';
import { invalidParameters } from '../../models/check/check-parameters.ts';
import { issueMessage } from '../../models/check/issue-message.ts';

/**
 * Reads the query of a URL. Unknown names are ignored, empty values count as absent.
 *
 * @throws EaselError `invalid_params` naming every issue
 */
export function readQuery<Schema extends z.ZodObject>(schema: Schema, query: Record<string, string>): z.output<Schema> {
  const unkeepable = Object.keys(query).filter((name) => (query[name] ?? '').includes('\0'));
  if (unkeepable.length > 0) {
    throw invalidParameters(
      unkeepable.map((name) => ({ pointer: `/${name}`, message: 'can’t contain a NUL character' })),
    );
  }
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const { properties } = z.toJSONSchema(schema) as { properties: Record<string, JsonObject> };
  throw invalidParameters(
    parsed.error.issues.map((issue) => {
      const name = String(issue.path[0] ?? '');
      return { pointer: `/${name}`, message: issueMessage(issue, properties[name] ?? {}, given[name]) };
    }),
  );
}
