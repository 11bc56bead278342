import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { EaselError } from '../../contract/error.ts';
import { type createFineTuneSchema, fineTuneStates } from '../../contract/fine-tunes/fine-tune.ts';
import { isUuid } from '../../contract/is-uuid.ts';
import { fineTunes } from '../../database/service-tables.ts';
import type { Database } from '../../database/connect.ts';
import { repositoryName, type Repository } from './files/repository.ts';
import { addLog } from './fine-tune-logs.ts';
import type { FineTuneRow } from './fine-tune-object.ts';

function inRepository({ owner, namespace, repository }: Repository) {
  return and(eq(fineTunes.owner, owner), eq(fineTunes.namespace, namespace), eq(fineTunes.repository, repository));
}

/** Filter, order and page of a list of fine-tunes. */
export const fineTuneFilterSchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  page_size: z.coerce.number().int().min(1).max(1000).default(50),
  search: z.string().optional(),
  status: z.enum(fineTuneStates).optional(),
  sort: z.enum(['newest', 'oldest', 'name', 'updated']).default('newest'),
});

const orders = {
  newest: [desc(fineTunes.insertedAt), asc(fineTunes.id)],
  oldest: [asc(fineTunes.insertedAt), asc(fineTunes.id)],
  name: [asc(fineTunes.name), asc(fineTunes.id)],
  updated: [desc(fineTunes.updatedAt), asc(fineTunes.id)],
};

/** Branch and path of a dataset, from its row. */
export function resourceOf(resource: string): { resourceVersion: string; resourcePath: string } {
  const slash = resource.indexOf('/');
  return { resourceVersion: resource.slice(0, slash), resourcePath: resource.slice(slash + 1) };
}

/** Creates a fine-tune in the state `created`. Its dataset is read when it is tokenized. */
export async function createFineTune(
  database: Database,
  repository: Repository,
  request: z.infer<typeof createFineTuneSchema>,
): Promise<FineTuneRow> {
  const id = randomUUID();
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(fineTunes)
      .values({
        id,
        ...repository,
        name: request.name ?? `${request.base_model}-${id.slice(0, 8)}`,
        displayName: request.display_name ?? null,
        description: request.description ?? null,
        baseModel: request.base_model,
        status: 'created',
        trainingParams: request.training_params ?? {},
        useLora: request.use_lora ?? true,
        ...resourceOf(request.resource),
        scriptType: request.script_type,
      })
      .returning();
    if (row === undefined) throw new Error('The fine-tune was not written.');
    await addLog(transaction, id, 'info', `Created for ${request.resource}.`);
    return row;
  });
}

/** A page of the fine-tunes of a repository or of an owner, and the total number. */
export async function listFineTunes(
  database: Database,
  repository: Repository | { owner: string },
  filter: z.infer<typeof fineTuneFilterSchema>,
): Promise<{ rows: FineTuneRow[]; total: number }> {
  const pattern = `%${(filter.search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const condition = and(
    'repository' in repository ? inRepository(repository) : eq(fineTunes.owner, repository.owner),
    filter.status === undefined ? undefined : eq(fineTunes.status, filter.status),
    filter.search === undefined
      ? undefined
      : or(
          ilike(fineTunes.name, pattern),
          ilike(fineTunes.displayName, pattern),
          ilike(fineTunes.baseModel, pattern),
          ilike(sql`${fineTunes.namespace} || '/' || ${fineTunes.repository}`, pattern),
        ),
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
 * Finds a fine-tune of a repository.
 *
 * @throws EaselError `resource_not_found`
 */
export async function findFineTune(database: Database, repository: Repository, id: string): Promise<FineTuneRow> {
  const [row] = isUuid(id)
    ? await database
        .select()
        .from(fineTunes)
        .where(and(inRepository(repository), eq(fineTunes.id, id)))
    : [];
  if (row !== undefined) return row;
  throw new EaselError('resource_not_found', `No fine-tune in ${repositoryName(repository)} has this id.`);
}
