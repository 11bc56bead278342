import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { EaselError } from '../../contract/error.ts';
import { type createFineTuneSchema, fineTuneStates } from '../../contract/fine-tune.ts';
import { fineTunes } from '../../database/service-tables.ts';
import type { Database } from '../../database/connect.ts';
import { tokenizeQueue, type JobQueue } from '../queue/job-queue.ts';
import type { FineTuneRow } from './fine-tune-object.ts';

/** A repository of one owner. */
export interface Repository {
  owner: string;
  namespace: string;
  repository: string;
}

function inRepository({ owner, namespace, repository }: Repository) {
  return and(eq(fineTunes.owner, owner), eq(fineTunes.namespace, namespace), eq(fineTunes.repository, repository));
}

/** What a list of fine-tunes can be narrowed and ordered by. */
export const fineTuneFilterSchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  page_size: z.coerce.number().int().min(1).max(1000).default(50),
  search: z.string().optional(),
  status: z.enum(fineTuneStates).optional(),
  sort: z.enum(['newest', 'oldest', 'name']).default('newest'),
});

const orders = {
  newest: [desc(fineTunes.insertedAt), asc(fineTunes.id)],
  oldest: [asc(fineTunes.insertedAt), asc(fineTunes.id)],
  name: [asc(fineTunes.name), asc(fineTunes.id)],
};

/** Makes a fine-tune in the state `created`. Its dataset is looked at when it is tokenized. */
export async function createFineTune(
  database: Database,
  place: Repository,
  request: z.infer<typeof createFineTuneSchema>,
): Promise<FineTuneRow> {
  const id = randomUUID();
  const slash = request.resource.indexOf('/');
  const [row] = await database
    .insert(fineTunes)
    .values({
      id,
      ...place,
      name: request.name ?? `${request.base_model}-${id.slice(0, 8)}`,
      displayName: request.display_name ?? null,
      description: request.description ?? null,
      baseModel: request.base_model,
      status: 'created',
      trainingParams: request.training_params ?? {},
      useLora: request.use_lora ?? true,
      resourceVersion: request.resource.slice(0, slash),
      resourcePath: request.resource.slice(slash + 1),
      scriptType: request.script_type,
    })
    .returning();
  if (row === undefined) throw new Error('The fine-tune was not written.');
  return row;
}

/** A page of a repository's fine-tunes, and how many there are in all. */
export async function listFineTunes(
  database: Database,
  place: Repository,
  filter: z.infer<typeof fineTuneFilterSchema>,
): Promise<{ rows: FineTuneRow[]; total: number }> {
  const pattern = `%${(filter.search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const condition = and(
    inRepository(place),
    filter.status === undefined ? undefined : eq(fineTunes.status, filter.status),
    filter.search === undefined
      ? undefined
      : or(ilike(fineTunes.name, pattern), ilike(fineTunes.displayName, pattern), ilike(fineTunes.baseModel, pattern)),
  );
  const rows = await database
    .select()
    .from(fineTunes)
    .where(condition)
    .orderBy(...orders[filter.sort])
    .limit(filter.page_size)
    .offset((filter.page - 1) * filter.page_size);
  return { rows, total: await database.$count(fineTunes, condition) };
}

/**
 * One fine-tune of a repository.
 *
 * @throws EaselError `resource_not_found`
 */
export async function findFineTune(database: Database, place: Repository, id: string): Promise<FineTuneRow> {
  const [row] = z.uuid().safeParse(id).success
    ? await database
        .select()
        .from(fineTunes)
        .where(and(inRepository(place), eq(fineTunes.id, id)))
    : [];
  if (row !== undefined) return row;
  const where = `${place.namespace}/${place.repository}`;
  throw new EaselError('resource_not_found', `There is no fine-tune with this id in ${where}.`);
}

/**
 * Takes a fine-tune from `created` to `tokenizing` and queues the work, both or neither. Of two calls at the same instant
 * one does it.
 *
 * @throws EaselError `resource_not_found`, or `conflict` naming the state it is in
 */
export async function beginTokenizing(
  database: Database,
  queue: JobQueue,
  place: Repository,
  id: string,
): Promise<FineTuneRow> {
  const found = await findFineTune(database, place, id);
  const begun = await database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(fineTunes)
      .set({ status: 'tokenizing', error: null, startedAt: sql`now()`, updatedAt: sql`now()` })
      .where(and(eq(fineTunes.id, found.id), eq(fineTunes.status, 'created')))
      .returning();
    // The fine-tune's own id: it is tokenized once, so the job can be found by it.
    if (row !== undefined) await queue.send(transaction, tokenizeQueue, { jobId: row.id, id: row.id, priority: 0 });
    return row;
  });
  if (begun !== undefined) return begun;
  const { status } = await findFineTune(database, place, id);
  throw new EaselError('conflict', `This fine-tune is ${status}; only a created one can be tokenized.`);
}
