import type { Hono } from 'hono';
import { z } from 'zod';
import { createFineTuneSchema } from '../../../contract/fine-tune.ts';
import type { JsonObject } from '../../../contract/model.ts';
import {
  beginTokenizing,
  createFineTune,
  fineTuneFilterSchema,
  findFineTune,
  listFineTunes,
} from '../../fine-tunes/fine-tune-store.ts';
import { fineTuneObjectOf, type FineTuneRow } from '../../fine-tunes/fine-tune-object.ts';
import { invalidParameters } from '../../models/check-parameters.ts';
import { faultWords } from '../../models/fault-words.ts';
import type { HttpDependencies } from '../dependencies.ts';
import type { HttpEnvironment } from '../environment.ts';
import { readJsonBody } from '../read-json-body.ts';
import { readQuery } from '../read-query.ts';
import { repositoryOf } from '../repository-of.ts';

const properties = (z.toJSONSchema(createFineTuneSchema, { io: 'input' }) as { properties: Record<string, JsonObject> })
  .properties;

function checkRequest(body: JsonObject): z.infer<typeof createFineTuneSchema> {
  const parsed = createFineTuneSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw invalidParameters(
    parsed.error.issues.flatMap((issue) => {
      if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key) => ({ pointer: `/${key}`, message: 'a fine-tune takes no field of this name' }));
      }
      const name = String(issue.path[0] ?? '');
      return [{ pointer: `/${name}`, message: faultWords(issue, properties[name] ?? {}, body[name]) }];
    }),
  );
}

function wrap(row: FineTuneRow, message: string) {
  return { fine_tune: fineTuneObjectOf(row), status: 'success', status_message: message };
}

/** Fine-tunes of a repository: create, list, read, tokenize. */
export function addFineTuneRoutes(
  app: Hono<HttpEnvironment>,
  { database, queue, bodyLimitBytes }: HttpDependencies,
): void {
  const base = '/api/repos/:namespace/:repository/fine_tunes';

  app.post(base, async (context) => {
    const request = checkRequest(await readJsonBody(context, bodyLimitBytes));
    const row = await createFineTune(database, repositoryOf(context), request);
    return context.json(wrap(row, 'resource_created'), 201);
  });

  app.get(base, async (context) => {
    const filter = readQuery(fineTuneFilterSchema, context.req.query());
    const { rows, total } = await listFineTunes(database, repositoryOf(context), filter);
    return context.json({
      fine_tunes: rows.map(fineTuneObjectOf),
      page_number: filter.page,
      page_size: filter.page_size,
      total_pages: Math.max(1, Math.ceil(total / filter.page_size)),
      total_entries: total,
      status: 'success',
      status_message: 'resource_found',
    });
  });

  app.get(`${base}/:id`, async (context) => {
    const row = await findFineTune(database, repositoryOf(context), context.req.param('id'));
    return context.json(wrap(row, 'resource_found'));
  });

  app.post(`${base}/:id/tokenize`, async (context) => {
    const row = await beginTokenizing(database, queue, repositoryOf(context), context.req.param('id'));
    return context.json(wrap(row, 'resource_found'));
  });
}
