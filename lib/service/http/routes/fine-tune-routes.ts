import type { Context, Hono } from 'hono';
import { z } from 'zod';
import {
  createFineTuneSchema,
  patchFineTuneSchema,
  scriptTypes,
  type ScriptType,
} from '../../../contract/fine-tunes/fine-tune.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { isResource } from '../../../contract/fine-tunes/repository-path.ts';
import type { Database } from '../../../database/connect.ts';
import { logFilterSchema, readLogs } from '../../fine-tunes/fine-tune-logs.ts';
import {
  checkpointsOf,
  fineTuneObjectOf,
  scriptTypeOf,
  trainStatusOf,
  type FineTuneRow,
} from '../../fine-tunes/fine-tune-object.ts';
import { fineTuneOptions } from '../../fine-tunes/fine-tune-options.ts';
import {
  createFineTune,
  fineTuneFilterSchema,
  findFineTune,
  listFineTunes,
  resourceOf,
} from '../../fine-tunes/fine-tune-store.ts';
import { repositoryName, type Repository } from '../../fine-tunes/files/repository.ts';
import { findRepositoryFile } from '../../fine-tunes/files/repository-files.ts';
import {
  beginTokenizing,
  beginTraining,
  deleteFineTune,
  patchFineTune,
  stopFineTune,
} from '../../fine-tunes/fine-tune-actions.ts';
import { trainingParametersOf } from '../../fine-tunes/training-parameters.ts';
import { checkBody, issuesOfBody } from '../requests/check-body.ts';
import type { HttpDependencies } from '../dependencies.ts';
import type { HttpEnvironment } from '../environment.ts';
import { readJsonBody } from '../requests/read-body.ts';
import { readQuery } from '../requests/read-query.ts';
import { repositoryOf } from '../requests/repository-of.ts';
import type { FieldIssue } from '../../../contract/error.ts';
import { pageFields } from '../responses/page-fields.ts';

function trainingIssues(scriptType: ScriptType, parameters: JsonObject): FieldIssue[] {
  return issuesOfBody(trainingParametersOf(scriptType), parameters, 'training', '/training_params');
}

async function datasetIssues(database: Database, repository: Repository, resource: unknown): Promise<FieldIssue[]> {
  if (typeof resource !== 'string' || !isResource(resource)) return [];
  const { resourceVersion, resourcePath } = resourceOf(resource);
  if ((await findRepositoryFile(database, repository, resourceVersion, resourcePath)) !== null) return [];
  return [{ pointer: '/resource', message: `this file is not in ${repositoryName(repository)}; upload it first` }];
}

/**
 * Checks a body that creates or changes a fine-tune, including its training parameters.
 *
 * @param before the fine-tune to change; null for a new one
 * @param more issues from other checks
 */
function checkFineTune<Schema extends z.ZodObject>(
  schema: Schema,
  body: JsonObject,
  before: FineTuneRow | null,
  more: FieldIssue[],
) {
  const { script_type: type, training_params: given } = body;
  const current = before === null ? undefined : scriptTypeOf(before);
  const scriptType = type === undefined ? current : scriptTypes.find((known) => known === type);
  const stored = type === undefined ? undefined : before?.trainingParams;
  const parameters = z.record(z.string(), z.unknown()).safeParse(given ?? stored).data;
  const canCheck = scriptType !== undefined && parameters !== undefined;
  const issues = canCheck ? trainingIssues(scriptType, parameters) : [];
  return checkBody(schema, body, 'a fine-tune', [...more, ...issues]);
}

function wrap(row: FineTuneRow, message: string) {
  return { fine_tune: fineTuneObjectOf(row), status: 'success', status_message: message };
}

/** Fine-tunes of a repository: create, list, read, change, delete, logs and actions. */
export function addFineTuneRoutes(app: Hono<HttpEnvironment>, dependencies: HttpDependencies): void {
  const { database, bodyLimitBytes, canTrain } = dependencies;
  const base = '/api/repos/:namespace/:repository/fine_tunes';
  const readBody = (context: Context<HttpEnvironment>) => readJsonBody(context, bodyLimitBytes);

  app.get('/api/ai/fine_tunes/options', (context) => context.json(fineTuneOptions(canTrain)));

  app.post(base, async (context) => {
    const repository = repositoryOf(context);
    const body = await readBody(context);
    const issues = await datasetIssues(database, repository, body['resource']);
    const row = await createFineTune(database, repository, checkFineTune(createFineTuneSchema, body, null, issues));
    return context.json(wrap(row, 'resource_created'), 201);
  });

  app.get(base, async (context) => {
    const filter = readQuery(fineTuneFilterSchema, context.req.query());
    const { rows, total } = await listFineTunes(database, repositoryOf(context), filter);
    return context.json({ fine_tunes: rows.map(fineTuneObjectOf), ...pageFields(filter, total) });
  });

  app.get('/api/user/fine_tunes', async (context) => {
    const filter = readQuery(fineTuneFilterSchema, context.req.query());
    const { rows, total } = await listFineTunes(database, { owner: context.get('owner') }, filter);
    return context.json({ fine_tunes: rows.map(fineTuneObjectOf), ...pageFields(filter, total) });
  });

  app.get(`${base}/:id`, async (context) => {
    const row = await findFineTune(database, repositoryOf(context), context.req.param('id'));
    return context.json(wrap(row, 'resource_found'));
  });

  app.patch(`${base}/:id`, async (context) => {
    const repository = repositoryOf(context);
    const id = context.req.param('id');
    const body = await readBody(context);
    const before = await findFineTune(database, repository, id);
    const issues = await datasetIssues(database, repository, body['resource']);
    const patch = checkFineTune(patchFineTuneSchema, body, before, issues);
    return context.json(wrap(await patchFineTune(dependencies, repository, id, patch), 'resource_updated'));
  });

  app.delete(`${base}/:id`, async (context) => {
    const row = await deleteFineTune(dependencies, repositoryOf(context), context.req.param('id'));
    return context.json(wrap(row, 'resource_deleted'));
  });

  app.get(`${base}/:id/logs`, async (context) => {
    const filter = readQuery(logFilterSchema, context.req.query());
    const { id } = await findFineTune(database, repositoryOf(context), context.req.param('id'));
    const logs = await readLogs(database, id, filter);
    return context.json({ logs, status: 'success', status_message: 'resource_found' });
  });

  app.get(`${base}/:id/train_status`, async (context) => {
    const row = await findFineTune(database, repositoryOf(context), context.req.param('id'));
    return context.json(trainStatusOf(row));
  });

  app.get(`${base}/:id/checkpoints`, async (context) => {
    const row = await findFineTune(database, repositoryOf(context), context.req.param('id'));
    return context.json(checkpointsOf(row));
  });

  app.post(`${base}/:id/tokenize`, async (context) => {
    const row = await beginTokenizing(dependencies, repositoryOf(context), context.req.param('id'));
    return context.json(wrap(row, 'resource_found'));
  });

  app.post(`${base}/:id/actions/run`, async (context) => {
    const row = await beginTraining(dependencies, repositoryOf(context), context.req.param('id'), canTrain);
    return context.json(wrap(row, 'resource_found'));
  });

  app.post(`${base}/:id/actions/stop`, async (context) => {
    const row = await stopFineTune(dependencies, repositoryOf(context), context.req.param('id'));
    return context.json(wrap(row, 'resource_found'));
  });
}
