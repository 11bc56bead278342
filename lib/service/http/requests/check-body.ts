import { type z, z as zod } from 'zod';
import type { JsonObject } from '../../../contract/model.ts';
import { invalidParameters } from '../../models/check/check-parameters.ts';
import { issueMessage } from '../../models/check/issue-message.ts';
import type { FieldIssue } from '../../../contract/error.ts';

function valueAt(body: JsonObject, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
    body,
  );
}

/**
 * The issues of a JSON body other than a generation's, or of a part of one.
 *
 * @param thing what the body describes, as named in issues of unknown fields
 * @param within pointer of the part inside the whole body
 */
export function issuesOfBody(schema: z.ZodObject, body: JsonObject, thing: string, within = ''): FieldIssue[] {
  const parsed = schema.safeParse(body);
  if (parsed.success) return [];
  const { properties } = zod.toJSONSchema(schema, { io: 'input' }) as { properties: Record<string, JsonObject> };
  return parsed.error.issues.flatMap((issue) => {
    const pointer = within + issue.path.map((part) => `/${String(part)}`).join('');
    if (issue.code === 'unrecognized_keys') {
      const message = `unknown field for ${thing}`;
      return issue.keys.map((key) => ({ pointer: `${pointer}/${key}`, message }));
    }
    const property = issue.path.length === 1 ? properties[String(issue.path[0])] : undefined;
    return [{ pointer, message: issueMessage(issue, property ?? {}, valueAt(body, issue.path)) }];
  });
}

/**
 * Checks a JSON body other than a generation's.
 *
 * @param more issues from other checks, to be reported together
 * @throws EaselError `invalid_params` naming every issue
 */
export function checkBody<Schema extends z.ZodObject>(
  schema: Schema,
  body: JsonObject,
  thing: string,
  more: FieldIssue[] = [],
): z.output<Schema> {
  const issues = [...issuesOfBody(schema, body, thing), ...more];
  if (issues.length > 0) throw invalidParameters(issues);
  return schema.parse(body);
}
