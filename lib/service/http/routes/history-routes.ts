import { desc, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { generations } from '../../../database/service-tables.ts';
import { summaryColumns, type GenerationSummary } from '../../queue/generation-store.ts';
import type { HttpDependencies } from '../dependencies.ts';
import type { HttpEnvironment } from '../environment.ts';
import { historyFilterSchema } from '../filters.ts';
import { findOwnGeneration } from '../find-own-generation.ts';
import { generationRecordOf } from '../generation-record.ts';
import { readQuery } from '../read-query.ts';

/** Everything that was ever asked for, newest first. Nothing costs money here, so every cost is null. */
export function addHistoryRoutes(app: Hono<HttpEnvironment>, dependencies: HttpDependencies): void {
  const { database, links } = dependencies;
  const pricedRecord = (row: GenerationSummary) => Object.assign(generationRecordOf(row, links), { cost: null });

  app.get('/api/ai/generations', async (context) => {
    const { page, page_size: pageSize } = readQuery(historyFilterSchema, context.req.query());
    const isOwn = eq(generations.owner, context.get('owner'));
    const total = await database.$count(generations, isOwn);
    const rows = await database
      .select(summaryColumns)
      .from(generations)
      .where(isOwn)
      .orderBy(desc(generations.enqueuedAt), desc(generations.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    return context.json({
      count: rows.length,
      generations: rows.map(pricedRecord),
      page_number: page,
      page_size: pageSize,
      total_pages: Math.max(1, Math.ceil(total / pageSize)),
      total_entries: total,
      total_cost: null,
    });
  });

  app.get('/api/ai/generations/:id', async (context) => {
    const row = await findOwnGeneration(database, context.get('owner'), context.req.param('id'));
    const generation = pricedRecord(row);
    return context.json({ status: 'success', status_message: 'resource_found', generation });
  });
}
