import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { z } from 'zod';
import { generations } from '../../../database/service-tables.ts';
import { invalidParameters } from '../../models/check-parameters.ts';
import { cancelGeneration } from '../../queue/cancel-generation.ts';
import { acceptGenerations } from '../../queue/accept-generations.ts';
import { summaryColumns } from '../../queue/generation-store.ts';
import type { HttpDependencies } from '../dependencies.ts';
import type { HttpEnvironment } from '../environment.ts';
import { queueFilterSchema } from '../filters.ts';
import { findOwnGeneration } from '../find-own-generation.ts';
import { generationRecordOf } from '../generation-record.ts';
import { readJsonBody } from '../read-json-body.ts';
import { readQuery } from '../read-query.ts';
import { readSubmission } from '../read-submission.ts';

const mostListed = 1000;

function conditionsOf(owner: string, filter: z.infer<typeof queueFilterSchema>): SQL[] {
  return [
    eq(generations.owner, owner),
    filter.status === undefined
      ? inArray(generations.status, ['queued', 'processing'])
      : eq(generations.status, filter.status),
    ...(filter.model === undefined ? [] : [eq(generations.modelName, filter.model)]),
    ...(filter.media_type === undefined ? [] : [eq(generations.mediaType, filter.media_type)]),
    ...(filter.namespace === undefined ? [] : [eq(generations.targetNamespace, filter.namespace)]),
    ...(filter.repo === undefined ? [] : [eq(generations.targetRepo, filter.repo)]),
    ...(filter.folder === undefined ? [] : [eq(generations.targetDirectory, filter.folder)]),
  ];
}

/** The queue: enqueue, list, read, cancel. */
export function addQueueRoutes(app: Hono<HttpEnvironment>, dependencies: HttpDependencies): void {
  const { database, queue, links } = dependencies;

  app.post('/api/ai/queue', async (context) => {
    const body = await readJsonBody(context, dependencies.bodyLimitBytes);
    const { options, ...checked } = readSubmission(body);
    if (options.response_format === 'b64_json') {
      const message = 'b64_json works on the synchronous endpoints alone; leave it out here';
      throw invalidParameters([{ pointer: '/response_format', message }]);
    }
    const owner = context.get('owner');
    const count = options.num_generations ?? 1;
    const made = await acceptGenerations(dependencies, { ...checked, options, owner, callStyle: 'queue', count });
    return context.json({ generations: made.map(({ id, status }) => ({ generation_id: id, status })) });
  });

  app.get('/api/ai/queue', async (context) => {
    const filter = readQuery(queueFilterSchema, context.req.query());
    const rows = await database
      .select(summaryColumns)
      .from(generations)
      .where(and(...conditionsOf(context.get('owner'), filter)))
      .orderBy(desc(generations.enqueuedAt), desc(generations.id))
      .limit(mostListed);
    return context.json({ count: rows.length, generations: rows.map((row) => generationRecordOf(row, links)) });
  });

  app.get('/api/ai/queue/:id', async (context) => {
    const row = await findOwnGeneration(database, context.get('owner'), context.req.param('id'));
    return context.json(generationRecordOf(row, links));
  });

  app.delete('/api/ai/queue/:id', async (context) => {
    const row = await findOwnGeneration(database, context.get('owner'), context.req.param('id'));
    await cancelGeneration(database, queue, row.id, 'Cancelled on request.');
    return context.json({ status: 'success', generation_id: row.id });
  });
}
