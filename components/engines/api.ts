import { queryOptions } from '@tanstack/react-query';
import { engineKeys, enginePath } from '@/lib/client/engines/engines';
import { removeAt } from '@/lib/client/remove-at';
import { request, requestJson } from '@/lib/client/request';
import { sendForm } from '@/lib/client/send-form';
import type {
  ConnectionTest,
  EngineModelAnswer,
  EngineRun,
  NewEngineModel,
  WorkflowInspection,
} from '@/lib/contract/engines';
import type { LooseGenerationRecord } from '@/lib/contract/generation-record';
import type { JsonObject } from '@/lib/contract/model';

/** Where the workflow of a model comes from: a file, a run that the engine remembers, or a model that has one. */
export type WorkflowSource =
  | { kind: 'file'; key: string; file: File }
  | { kind: 'run'; key: string; id: string; title: string }
  | { kind: 'model'; key: string; id: string };

/** A source with the workflow alone in the place of its file, which may be large: further requests send that. */
export function withoutFile(
  source: WorkflowSource,
  { workflow }: Pick<WorkflowInspection, 'workflow'>,
): WorkflowSource {
  if (source.kind !== 'file') return source;
  // The service takes a title from the name, and the type from the content.
  return { ...source, file: new File([JSON.stringify(workflow)], source.file.name) };
}

/** Asks what answers at an address, without connecting it. */
export async function testConnection(url: string): Promise<ConnectionTest> {
  const [{ connectionTestSchema }, body] = await Promise.all([
    import('@/lib/contract/engines'),
    requestJson<unknown>('/api/ai/engines/test', { method: 'POST', body: { url } }),
  ]);
  return connectionTestSchema.parse(body);
}

/** Connects the ComfyUI at an address. Returns the name of its engine. */
export async function connectEngine(url: string): Promise<string> {
  const [{ connectionSchema }, body] = await Promise.all([
    import('@/lib/contract/engines'),
    requestJson<unknown>('/api/ai/engines', { method: 'POST', body: { url } }),
  ]);
  return connectionSchema.parse(body).name;
}

/** Removes an engine that was connected in the studio. It succeeds too if the engine is already gone. */
export async function removeEngine(name: string): Promise<void> {
  await removeAt(enginePath(name));
}

const readOnce = { staleTime: Infinity, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

function formOf(source: WorkflowSource, parts: Record<string, unknown>): FormData {
  const form = new FormData();
  if (source.kind === 'file') form.set('file', source.file, source.file.name);
  else form.set(source.kind, source.id);
  for (const [name, value] of Object.entries(parts)) {
    if (value !== null) form.set(name, JSON.stringify(value));
  }
  return form;
}

/** The last runs of an engine, newest first. */
export function engineRunsOptions(name: string) {
  return queryOptions({
    queryKey: [...engineKeys.of(name), 'runs'] as const,
    queryFn: async ({ signal }): Promise<EngineRun[]> => {
      const [{ engineRunListSchema }, body] = await Promise.all([
        import('@/lib/contract/engines'),
        requestJson<unknown>(`${enginePath(name)}/runs`, { signal }),
      ]);
      return engineRunListSchema.parse(body).runs;
    },
    retry: false,
  });
}

/**
 * What a workflow becomes on an engine.
 *
 * @param settings the choice of fields; null for the suggested one
 */
export function inspectionOptions(name: string, source: WorkflowSource, settings: NewEngineModel | null) {
  return queryOptions({
    queryKey: [...engineKeys.of(name), 'inspection', source.key, settings] as const,
    queryFn: async ({ signal }): Promise<WorkflowInspection> => {
      const form = formOf(source, { settings });
      const [{ workflowInspectionSchema }, response] = await Promise.all([
        import('@/lib/contract/engines'),
        sendForm(`${enginePath(name)}/inspect`, { method: 'POST', form, signal }),
      ]);
      return workflowInspectionSchema.parse(await response.json());
    },
    // A file that was refused is not sent again by itself.
    ...readOnce,
  });
}

const modelPath = (engine: string, id: string) => `${enginePath(engine)}/models/${encodeURIComponent(id)}`;

/** A model that was added before, with its workflow. */
export function engineModelOptions(engine: string, id: string) {
  return queryOptions({
    queryKey: [...engineKeys.of(engine), 'model', id] as const,
    queryFn: async ({ signal }): Promise<EngineModelAnswer> => {
      const [{ engineModelSchema }, body] = await Promise.all([
        import('@/lib/contract/engines'),
        requestJson<unknown>(modelPath(engine, id), { signal }),
      ]);
      return engineModelSchema.parse(body);
    },
    // Each opening starts with what is saved.
    gcTime: 0,
    ...readOnce,
  });
}

/** Saves a model. An existing one keeps its workflow unless another source is given. */
export async function saveModel(engine: string, source: WorkflowSource, settings: NewEngineModel): Promise<void> {
  await sendForm(modelPath(engine, settings.id), { method: 'PUT', form: formOf(source, { settings }) });
}

/** Removes a model. It succeeds too if the model is already gone. */
export async function removeModel(engine: string, id: string): Promise<void> {
  await removeAt(modelPath(engine, id));
}

/** Runs a workflow once. Returns the id of the generation. */
export async function tryWorkflow(
  engine: string,
  source: WorkflowSource,
  settings: NewEngineModel,
  parameters: JsonObject,
): Promise<string> {
  const form = formOf(source, { settings, parameters });
  const [{ workflowTrySchema }, response] = await Promise.all([
    import('@/lib/contract/engines'),
    sendForm(`${enginePath(engine)}/try`, { method: 'POST', form }),
  ]);
  return workflowTrySchema.parse(await response.json()).generation_id;
}

const againMs = 1000;

/** The record of a try, read again until it ends. */
export function tryRecordOptions(generationId: string) {
  return queryOptions({
    queryKey: ['engines', 'try', generationId] as const,
    queryFn: async ({ signal }): Promise<LooseGenerationRecord> => {
      const [{ looseGenerationRecordSchema }, body] = await Promise.all([
        import('@/lib/contract/generation-record'),
        requestJson<unknown>(`/api/ai/queue/${encodeURIComponent(generationId)}`, { signal }),
      ]);
      return looseGenerationRecordSchema.parse(body);
    },
    refetchInterval: ({ state }) => (state.data !== undefined && hasEnded(state.data.status) ? false : againMs),
  });
}

/** Whether a generation has ended. */
export function hasEnded(status: string): boolean {
  return status === 'succeeded' || status === 'failed' || status === 'cancelled';
}

/** Stops a try. */
export async function stopTry(generationId: string): Promise<void> {
  await request(`/api/ai/queue/${encodeURIComponent(generationId)}`, { method: 'DELETE' });
}

/** The address of a try's result in the studio. */
export function tryResultUrl(generationId: string): string {
  return `/api/studio/tries/${encodeURIComponent(generationId)}`;
}
