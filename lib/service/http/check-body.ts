import type { z } from 'zod';
import { z as zod } from 'zod';
import type { JsonObject } from '../../contract/model.ts';
import { invalidParameters } from '../models/check-parameters.ts';
import { faultWords } from '../models/fault-words.ts';

/**
 * Checks a JSON body that is no generation's.
 *
 * @param thing what the body makes, as faults at unknown names say it
 * @throws EaselError `invalid_params` naming every fault
 */
export function checkBody<Schema extends z.ZodObject>(
  schema: Schema,
  body: JsonObject,
  thing: string,
): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const { properties } = zod.toJSONSchema(schema, { io: 'input' }) as { properties: Record<string, JsonObject> };
  throw invalidParameters(
    parsed.error.issues.flatMap((issue) => {
      if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key) => ({ pointer: `/${key}`, message: `${thing} takes no field of this name` }));
      }
      const name = String(issue.path[0] ?? '');
      const pointer = issue.path.map((part) => `/${String(part)}`).join('');
      return [{ pointer, message: faultWords(issue, properties[name] ?? {}, body[name]) }];
    }),
  );
}
