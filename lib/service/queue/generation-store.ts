import { and, eq, getTableColumns, desc, type SQL } from 'drizzle-orm';
import { generations } from '../../database/service-tables.ts';
import type { Database } from '../../database/connect.ts';
import { EaselError } from '../../contract/error.ts';
import { isUuid } from '../../contract/is-uuid.ts';

/** The row of a generation. */
export type Generation = typeof generations.$inferSelect;

const { parameters: _large, ...summary } = getTableColumns(generations);

/** The columns of a generation that its record needs, without the parameters, which can be large. */
export const summaryColumns = summary;

/** The part of a generation that its record needs. */
export type GenerationSummary = Omit<Generation, 'parameters'>;

/** One attempt at a generation. A worker holds one, and may write only as that attempt. */
export interface Attempt {
  id: string;
  attempt: number;
}

/**
 * A condition for the running attempt: it matches no row once another attempt has started, or the generation has ended.
 */
export function stillRunning({ id, attempt }: Attempt) {
  return and(eq(generations.id, id), eq(generations.attempt, attempt), eq(generations.status, 'processing'));
}

/** A generation of an owner; null when there is none, or it is another owner's. */
export async function findGeneration(database: Database, owner: string, id: string): Promise<GenerationSummary | null> {
  const [row] = await database
    .select(summaryColumns)
    .from(generations)
    .where(and(eq(generations.id, id), eq(generations.owner, owner)));
  return row ?? null;
}

/**
 * Finds a caller's generation by the id of a URL.
 *
 * @throws EaselError `resource_not_found`
 */
export async function findOwnGeneration(database: Database, owner: string, id: string): Promise<GenerationSummary> {
  const row = isUuid(id) ? await findGeneration(database, owner, id) : null;
  if (row === null) throw new EaselError('resource_not_found', 'No generation has this id.');
  return row;
}

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

/** How long a claimed generation was queued before this attempt, in seconds. */
export function waitSecondsOf({ enqueuedAt, startedAt }: Generation): number {
  return startedAt === null ? 0 : (startedAt.getTime() - enqueuedAt.getTime()) / 1000;
}
