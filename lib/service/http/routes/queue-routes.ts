import { and } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Model } from '../../../contract/model.ts';
import { findEngineModel } from '../../models/engine-models.ts';
import { cancelGeneration } from '../../queue/cancel-generation.ts';
import { acceptGenerations } from '../../queue/enqueue-generations.ts';
import type { HttpDependencies } from '../dependencies.ts';
import type { HttpEnvironment } from '../environment.ts';
import { isActive, matching, queueFilterSchema } from '../requests/generation-filters.ts';
import { generationRecordOf } from '../responses/generation-record.ts';
import { readEndUser } from '../requests/read-end-user.ts';
import { readJsonBody } from '../requests/read-body.ts';
import { readQuery } from '../requests/read-query.ts';
import { readSubmission } from '../requests/read-submission.ts';
import { findOwnGeneration, listGenerations, type GenerationSummary } from '../../queue/generation-store.ts';
import { readPreview } from '../../queue/preview-store.ts';

/** The queue: enqueue, list, read, preview, cancel. */
export function addQueueRoutes(app: Hono<HttpEnvironment>, dependencies: HttpDependencies): void {
  const { database, queue, links } = dependencies;

  /** What rendered a generation; null for an engine's model that has changed since. */
  async function rendererOf({ engineModel, modelName }: GenerationSummary): Promise<Model['renderer'] | null> {
    if (engineModel === null) return dependencies.renderer;
    const current = dependencies.catalogue.find(modelName)?.engine;
    if (current?.version === engineModel) return current.renderer;
    const planned = await findEngineModel(database, engineModel);
    return planned === null ? null : planned.definition.engine.renderer;
  }

  app.post('/api/ai/queue', async (context) => {
    const body = await readJsonBody(context, dependencies.bodyLimitBytes);
    const { options, ...checked } = readSubmission(dependencies.catalogue, body, 'queue');
    const owner = context.get('owner');
    const submission = {
      ...checked,
      options,
      owner,
      endUser: readEndUser(context),
      callStyle: 'queue' as const,
      count: options.num_generations ?? 1,
      requestId: context.get('requestId'),
      waitingLimit: dependencies.queuedPerKey,
    };
    const made = await acceptGenerations(dependencies, submission);
    return context.json({ generations: made.map(({ id, status }) => ({ generation_id: id, status })) });
  });

  app.get('/api/ai/queue', async (context) => {
    const filter = readQuery(queueFilterSchema, context.req.query());
    const isWanted = matching(dependencies.catalogue, context.get('owner'), filter);
    const condition = filter.status === undefined ? and(isWanted, isActive) : isWanted;
    const rows = await listGenerations(database, condition, filter);
    return context.json({ count: rows.length, generations: rows.map((row) => generationRecordOf(row, links)) });
  });

  app.get('/api/ai/queue/:id', async (context) => {
    const row = await findOwnGeneration(database, context.get('owner'), context.req.param('id'));
    const renderer = row.status === 'succeeded' ? await rendererOf(row) : null;
    return context.json({ ...generationRecordOf(row, links), ...(renderer === null ? {} : { renderer }) });
  });

  app.get('/api/ai/queue/:id/preview', async (context) => {
    const { content, contentType } = await readPreview(database, context.get('owner'), context.req.param('id'));
    return context.body(content, 200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' });
  });

  app.delete('/api/ai/queue/:id', async (context) => {
    const row = await findOwnGeneration(database, context.get('owner'), context.req.param('id'));
    await cancelGeneration(database, queue, row.id, 'Cancelled.');
    return context.json({ status: 'success', generation_id: row.id });
  });
}
