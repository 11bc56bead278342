import { desc, type SQL } from 'drizzle-orm';
import { generations } from '../../database/service-tables.ts';
import type { Database } from '../../database/connect.ts';
import { summaryColumns, type GenerationSummary } from '../queue/generation-store.ts';

/** One page of the generations that fulfil a condition, newest first. Pages count from 1. */
export async function listGenerations(
  database: Database,
  condition: SQL | undefined,
  { page, page_size: pageSize }: { page: number; page_size: number },
): Promise<GenerationSummary[]> {
  return database
    .select(summaryColumns)
    .from(generations)
    .where(condition)
    .orderBy(desc(generations.enqueuedAt), desc(generations.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}
