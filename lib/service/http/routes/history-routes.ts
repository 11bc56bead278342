import type { Hono } from 'hono';
import { generations } from '../../../database/service-tables.ts';
import { type GenerationSummary, findOwnGeneration, listGenerations } from '../../queue/generation-store.ts';
import type { HttpDependencies } from '../dependencies.ts';
import type { HttpEnvironment } from '../environment.ts';
import { historyFilterSchema, matching } from '../requests/generation-filters.ts';
import { generationRecordOf } from '../responses/generation-record.ts';
import { readQuery } from '../requests/read-query.ts';

/** All generations, newest first. Costs are null, because this service is free. */
export function addHistoryRoutes(app: Hono<HttpEnvironment>, dependencies: HttpDependencies): void {
  const { database, links } = dependencies;
  const pricedRecord = (row: GenerationSummary) => Object.assign(generationRecordOf(row, links), { cost: null });

  app.get('/api/ai/generations', async (context) => {
    const filter = readQuery(historyFilterSchema, context.req.query());
    const { page, page_size: pageSize } = filter;
    const isWanted = matching(dependencies.catalogue, context.get('owner'), filter);
    const total = await database.$count(generations, isWanted);
    const rows = await listGenerations(database, isWanted, filter);
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
