import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { createFineTuneSchema, patchFineTuneSchema, type ScriptType } from '../../../contract/fine-tune.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { logFilterSchema, readLogs } from '../../fine-tunes/fine-tune-logs.ts';
import { fineTuneObjectOf, scriptTypeOf, type FineTuneRow } from '../../fine-tunes/fine-tune-object.ts';
import { fineTuneOptions } from '../../fine-tunes/fine-tune-options.ts';
import { createFineTune, fineTuneFilterSchema, findFineTune, listFineTunes } from '../../fine-tunes/fine-tune-store.ts';
import {
  beginTokenizing,
  beginTraining,
  deleteFineTune,
  patchFineTune,
  stopFineTune,
} from '../../fine-tunes/fine-tune-actions.ts';
import { trainingParametersOf } from '../../fine-tunes/training-parameters.ts';
import { checkBody } from '../check-body.ts';
import type { HttpDependencies } from '../dependencies.ts';
import type { HttpEnvironment } from '../environment.ts';
import { pageOf } from '../page-of.ts';
import { readJsonBody } from '../read-json-body.ts';
import { readQuery } from '../read-query.ts';
import { repositoryOf } from '../repository-of.ts';

function checkTraining(scriptType: ScriptType, parameters: Record<string, unknown> = {}): void {
  checkBody(trainingParametersOf(scriptType), parameters as JsonObject, 'training', '/training_params');
}

function wrap(row: FineTuneRow, message: string) {
  return { fine_tune: fineTuneObjectOf(row), status: 'success', status_message: message };
}

/** Fine-tunes of a repository: create, list, read, change, delete, their logs, and what can be done with them. */
export function addFineTuneRoutes(app: Hono<HttpEnvironment>, dependencies: HttpDependencies): void {
  const { database, bodyLimitBytes, canTrain } = dependencies;
  const base = '/api/repos/:namespace/:repository/fine_tunes';
  const readBody = async <Schema extends z.ZodObject>(context: Context<HttpEnvironment>, schema: Schema) => {
    const body: JsonObject = await readJsonBody(context, bodyLimitBytes);
    return checkBody(schema, body, 'a fine-tune');
  };

  app.get('/api/ai/fine_tunes/options', (context) => context.json(fineTuneOptions(canTrain)));

  app.post(base, async (context) => {
    const request = await readBody(context, createFineTuneSchema);
    checkTraining(request.script_type, request.training_params);
    const row = await createFineTune(database, repositoryOf(context), request);
    return context.json(wrap(row, 'resource_created'), 201);
  });

  app.get(base, async (context) => {
    const filter = readQuery(fineTuneFilterSchema, context.req.query());
    const { rows, total } = await listFineTunes(database, repositoryOf(context), filter);
    return context.json({ fine_tunes: rows.map(fineTuneObjectOf), ...pageOf(filter, total) });
  });

  app.get(`${base}/:id`, async (context) => {
    const row = await findFineTune(database, repositoryOf(context), context.req.param('id'));
    return context.json(wrap(row, 'resource_found'));
  });

  app.patch(`${base}/:id`, async (context) => {
    const place = repositoryOf(context);
    const id = context.req.param('id');
    const patch = await readBody(context, patchFineTuneSchema);
    const found = await findFineTune(database, place, id);
    if (patch.training_params !== undefined || patch.script_type !== undefined) {
      checkTraining(patch.script_type ?? scriptTypeOf(found), patch.training_params ?? found.trainingParams);
    }
    return context.json(wrap(await patchFineTune(dependencies, place, id, patch), 'resource_updated'));
  });

  app.delete(`${base}/:id`, async (context) => {
    await deleteFineTune(dependencies, repositoryOf(context), context.req.param('id'));
    return context.json({ status: 'success', status_message: 'resource_deleted' });
  });

  app.get(`${base}/:id/logs`, async (context) => {
    const filter = readQuery(logFilterSchema, context.req.query());
    const { id } = await findFineTune(database, repositoryOf(context), context.req.param('id'));
    const logs = await readLogs(database, id, filter);
    return context.json({ logs, status: 'success', status_message: 'resource_found' });
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
