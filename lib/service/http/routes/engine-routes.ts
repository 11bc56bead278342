import type { Context, Hono } from 'hono';
import { EaselError } from '../../../contract/error.ts';
import { newConnectionSchema, type NewConnection } from '../../../contract/engines.ts';
import { addConnection, listConnections, removeConnection } from '../../engines/admin/connections.ts';
import { createEngineChecks } from '../../engines/admin/create-engine-checks.ts';
import { inspectWorkflow, readModel } from '../../engines/admin/inspect-workflow.ts';
import { listEngineRuns } from '../../engines/admin/list-engine-runs.ts';
import { listEngineStates } from '../../engines/admin/list-engine-states.ts';
import { removeModel, saveModel } from '../../engines/admin/save-model.ts';
import { testConnection } from '../../engines/admin/test-connection.ts';
import { describeTry, enqueueTry } from '../../engines/admin/try-workflow.ts';
import { invalidParameters } from '../../models/check/check-parameters.ts';
import type { HttpDependencies } from '../dependencies.ts';
import type { HttpEnvironment } from '../environment.ts';
import { checkBody } from '../requests/check-body.ts';
import { readJsonBody } from '../requests/read-body.ts';
import { requireSource, withWorkflowForm } from '../requests/read-workflow-request.ts';
import { readSubmission } from '../requests/read-submission.ts';

const mostConnectionBytes = 10_000;

async function readConnection(context: Context<HttpEnvironment>): Promise<NewConnection> {
  return checkBody(newConnectionSchema, await readJsonBody(context, mostConnectionBytes), 'a connection');
}

/** The engines: their state for every key; their models, for the keys that may change engines. */
export function addEngineRoutes(app: Hono<HttpEnvironment>, dependencies: HttpDependencies): void {
  const { database, adminKeys, catalogue } = dependencies;
  const check = createEngineChecks({ database, now: Date.now });
  const canChange = (context: Context<HttpEnvironment>) => adminKeys.includes(context.get('owner'));

  /** @throws EaselError `forbidden` */
  function requireAdmin(context: Context<HttpEnvironment>): { engine: string; signal: AbortSignal } {
    const { name = '' } = context.req.param() as Record<string, string>;
    if (canChange(context)) return { engine: name, signal: context.req.raw.signal };
    const message = `The key ${context.get('owner')} may not change engines. SERVICE_ADMIN_KEYS of the service names the keys that may.`;
    throw new EaselError('forbidden', message);
  }

  app.get('/api/ai/engines', async (context) => {
    const removable = canChange(context) ? await listConnections(dependencies.engines) : [];
    return context.json({ engines: await listEngineStates(database, removable), can_change: canChange(context) });
  });

  app.post('/api/ai/engines', async (context) => {
    requireAdmin(context);
    return context.json({ name: await addConnection(dependencies, await readConnection(context)) });
  });

  app.post('/api/ai/engines/test', async (context) => {
    const { signal } = requireAdmin(context);
    return context.json(await testConnection(await readConnection(context), signal));
  });

  app.delete('/api/ai/engines/:name', async (context) => {
    await removeConnection(dependencies, requireAdmin(context).engine);
    return context.json({ status: 'success' });
  });

  app.post('/api/ai/engines/:name/check', async (context) => {
    await check(context.req.param('name'));
    return context.json({ status: 'success' });
  });

  app.post('/api/ai/engines/:name/inspect', async (context) => {
    const admin = requireAdmin(context);
    return withWorkflowForm(context, { ...dependencies, hasParameters: false }, async (form) => {
      const request = { ...admin, source: requireSource(form), settings: form.settings };
      return context.json(await inspectWorkflow(dependencies, request));
    });
  });

  app.get('/api/ai/engines/:name/runs', async (context) =>
    context.json({ runs: await listEngineRuns(dependencies, requireAdmin(context)) }),
  );

  app.post('/api/ai/engines/:name/try', async (context) => {
    const admin = requireAdmin(context);
    return withWorkflowForm(context, { ...dependencies, hasParameters: true }, async (form) => {
      const request = { ...admin, source: requireSource(form), settings: form.settings };
      const tried = await describeTry(dependencies, request);
      const model = tried.definition;
      const offered = { ...catalogue, find: (name: string) => (name === model.id ? model : null) };
      const checked = readSubmission(offered, { ...form.parameters, model: model.id }, 'queue');
      const id = await enqueueTry(dependencies, tried, {
        ...checked,
        owner: context.get('owner'),
        callStyle: 'queue',
        count: 1,
        requestId: context.get('requestId'),
        waitingLimit: dependencies.queuedPerKey,
      });
      return context.json({ generation_id: id });
    });
  });

  const model = '/api/ai/engines/:name/models/:id{.+}';
  app.get(model, async (context) =>
    context.json(await readModel(dependencies, { ...requireAdmin(context), id: context.req.param('id') })),
  );

  app.put(model, async (context) => {
    const admin = requireAdmin(context);
    const id = context.req.param('id');
    return withWorkflowForm(context, { ...dependencies, hasParameters: false }, async ({ source, settings }) => {
      if (settings === null) throw invalidParameters([{ pointer: '/settings', message: 'is missing' }]);
      if (settings.id !== id) throw invalidParameters([{ pointer: '/id', message: 'must be the id in the URL' }]);
      const request = { ...admin, settings, source: source ?? ({ kind: 'model', id } as const) };
      return context.json(await saveModel(dependencies, request));
    });
  });

  app.delete(model, async (context) => {
    const id = context.req.param('id');
    await removeModel(dependencies, { ...requireAdmin(context), id });
    return context.json({ status: 'success', id });
  });
}
