import { and, asc, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { fineTuneLogs } from '../../database/service-tables.ts';
import type { Database } from '../../database/connect.ts';

/** The levels of log lines. */
export type LogLevel = (typeof fineTuneLogs.$inferSelect)['level'];

/** Which part of a log to read. */
export const logFilterSchema = z.object({
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  limit: z.coerce.number().int().min(1).max(1000).default(200),
});

/** Adds a line to a fine-tune's log. */
export async function addLog(database: Database, fineTune: string, level: LogLevel, message: string): Promise<void> {
  await database.insert(fineTuneLogs).values({ fineTune, level, message });
}

/** A part of a fine-tune's log, oldest line first. */
export async function readLogs(database: Database, fineTune: string, filter: z.infer<typeof logFilterSchema>) {
  const rows = await database
    .select()
    .from(fineTuneLogs)
    .where(and(eq(fineTuneLogs.fineTune, fineTune), gt(fineTuneLogs.sequence, filter.after)))
    .orderBy(asc(fineTuneLogs.sequence))
    .limit(filter.limit);
  return rows.map(({ sequence, at, level, message }) => ({ sequence, at: at.toISOString(), level, message }));
}
