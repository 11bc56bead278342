import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { fineTuneStates } from '../../contract/fine-tunes/fine-tune.ts';
import { mediaTypeSchema } from '../../contract/media-kind.ts';
import { generationStatusSchema } from '../../contract/status.ts';
import type { Database } from '../../database/connect.ts';
import { generations } from '../../database/service-tables.ts';

/** The PostgreSQL channel on which processes notify each other of changes to generations and fine-tunes. */
export const noticeChannel = 'easel_generations';

/** A change of a generation, sent to all processes. PostgreSQL carries at most 8,000 bytes, so results stay in the row. */
export const noticeSchema = z.object({
  owner: z.string(),
  id: z.uuid(),
  status: generationStatusSchema,
  mediaType: mediaTypeSchema,
  model: z.string(),
  progress: z.number().nullable(),
  /** Processes of the former version send none. */
  preview: z.int().nullable().default(null),
  error: z.string().nullable(),
});
export type Notice = z.infer<typeof noticeSchema>;

/** The columns of a generation that a notice is made from. */
export const noticeColumns = {
  owner: generations.owner,
  id: generations.id,
  status: generations.status,
  mediaType: generations.mediaType,
  modelName: generations.modelName,
  progress: generations.progress,
  preview: generations.preview,
  errorMessage: generations.errorMessage,
};

/** In characters. The generation’s record has the whole error. */
const longestError = 1500;

/** The notice of a generation’s present state. */
export function noticeOf(row: Pick<typeof generations.$inferSelect, keyof typeof noticeColumns>): Notice {
  return {
    owner: row.owner,
    id: row.id,
    status: row.status,
    mediaType: row.mediaType,
    model: row.modelName,
    progress: row.progress,
    preview: row.preview,
    error: row.errorMessage?.slice(0, longestError) ?? null,
  };
}

/** A change of a fine-tune, sent to all processes. */
export const fineTuneNoticeSchema = z.object({
  owner: z.string(),
  fineTune: z.uuid(),
  /** Null when it was deleted. */
  state: z.enum(fineTuneStates).nullable(),
  progress: z.number().nullable(),
});
export type FineTuneNotice = z.infer<typeof fineTuneNoticeSchema>;

/** A change of the models of engines: read the catalogue again. */
export const catalogueNoticeSchema = z.object({ catalogue: z.literal('changed') });

/** Notifies all processes that the models of engines changed; within a transaction, if and only if that commits. */
export async function sendCatalogueNotice(database: Database): Promise<void> {
  const notice: z.infer<typeof catalogueNoticeSchema> = { catalogue: 'changed' };
  await database.execute(sql`select pg_notify(${noticeChannel}, ${JSON.stringify(notice)})`);
}

/** A wish that an engine is asked now: for its models, and whether it answers. */
export const engineCheckNoticeSchema = z.object({ checkEngine: z.string() });

/** Asks all workers to ask an engine now; within a transaction, if and only if that commits. */
export async function sendEngineCheck(database: Database, engine: string): Promise<void> {
  const notice: z.infer<typeof engineCheckNoticeSchema> = { checkEngine: engine };
  await database.execute(sql`select pg_notify(${noticeChannel}, ${JSON.stringify(notice)})`);
}

/** Notifies all processes; within a transaction, if and only if that commits. */
export async function sendNotice(database: Database, notice: Notice): Promise<void> {
  await database.execute(sql`select pg_notify(${noticeChannel}, ${JSON.stringify(notice)})`);
}

/** What one payload may hold, of the 8,000 bytes that PostgreSQL carries. */
const payloadBytes = 7500;

/** Divides notices into payloads, each a list. */
function payloadsOf(notices: readonly Notice[]): string[] {
  const payloads: string[][] = [];
  let left = 0;
  for (const notice of notices) {
    const text = JSON.stringify(notice);
    const bytes = Buffer.byteLength(text) + 1;
    if (payloads.length === 0 || bytes > left) {
      payloads.push([]);
      left = payloadBytes;
    }
    payloads.at(-1)?.push(text);
    left -= bytes;
  }
  return payloads.map((texts) => `[${texts.join(',')}]`);
}

/**
 * Notifies all processes of the changes of many generations, dozens in a payload; within a transaction, if and only if
 * that commits.
 */
export async function sendNotices(database: Database, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const payloads = sql`unnest(${sql.param(payloadsOf(notices))}::text[])`;
  await database.execute(sql`select pg_notify(${noticeChannel}, payload) from ${payloads} as payload`);
}

/** Notifies all processes of a fine-tune's change; within a transaction, if and only if that commits. */
export async function sendFineTuneNotice(database: Database, notice: FineTuneNotice): Promise<void> {
  await database.execute(sql`select pg_notify(${noticeChannel}, ${JSON.stringify(notice)})`);
}
