import { and, eq, getTableColumns } from 'drizzle-orm';
import { generations } from '../../database/service-tables.ts';
import type { Database } from '../../database/connect.ts';

/** A generation as its row has it. */
export type Generation = typeof generations.$inferSelect;

const { parameters: _large, ...summary } = getTableColumns(generations);

/** The columns of a generation that its record is told from: not the parameters, which may hold megabytes of media. */
export const summaryColumns = summary;

/** A generation as far as its record tells it. */
export type GenerationSummary = Omit<Generation, 'parameters'>;

/** One attempt at a generation: what a worker holds, and the only thing it may write to. */
export interface Attempt {
  id: string;
  attempt: number;
}

/** Only the attempt that still runs: once another has begun, or the end was written, this finds no row. */
export function stillRunning({ id, attempt }: Attempt) {
  return and(eq(generations.id, id), eq(generations.attempt, attempt), eq(generations.status, 'processing'));
}

/** A generation of an owner; null when there is none, or it is somebody else's. */
export async function findGeneration(database: Database, owner: string, id: string): Promise<GenerationSummary | null> {
  const [row] = await database
    .select(summaryColumns)
    .from(generations)
    .where(and(eq(generations.id, id), eq(generations.owner, owner)));
  return row ?? null;
}
