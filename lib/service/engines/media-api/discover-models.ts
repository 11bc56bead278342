import { looseModelListSchema, looseModelSchema, type LooseModel } from '../../../contract/model.ts';
import { saysNoModelList } from '../../../contract/no-model-list.ts';
import { apiPath } from '../../../upstream/path.ts';
import type { Discovery, EngineModel } from '../engine.ts';
import { awayAnswer, type EngineClient } from '../engine-client.ts';
import { EngineError, throwAsAway } from '../engine-error.ts';
import type { ModelSettings } from '../engine-settings.ts';
import { readModel } from './read-model.ts';

const mostModels = 1000;
/** What names of models hold; others would not survive in URLs and tables. */
const modelId = /^[\w@+-][\w.:/@+-]{0,199}$/;

/** What the discovery of models needs. */
export interface DiscoveryOptions {
  client: EngineClient;
  /** The engine's name in the settings. */
  name: string;
  /** Its name in messages. */
  title: string;
  models: Record<string, ModelSettings>;
}

/** The models that the service lists; null when it has no list. @throws EngineError `away` */
export async function listModels(
  { client, title }: Pick<DiscoveryOptions, 'client' | 'title'>,
  signal: AbortSignal,
): Promise<LooseModel[] | null> {
  const answer = await client.exchange({ method: 'GET', path: apiPath`/api/ai/models`, signal }).catch(throwAsAway);
  if (saysNoModelList(answer.status) && answer.json !== undefined) return null;
  const list = answer.status === 200 ? looseModelListSchema.safeParse(answer.json) : null;
  if (list?.success === true) return list.data.data;
  throw (
    awayAnswer(title, answer) ??
    new EngineError('away', `${title} did not return a list of models (status ${answer.status}). Check its url.`)
  );
}

/** Whether models are those of an Easel, which gives its own models this owner. */
export function areOfEasel(models: readonly LooseModel[]): boolean {
  return models.some((model) => model['owned_by'] === 'easel');
}

/**
 * Reads the models of the service: those that the settings name, or else all that it describes, as `<engine>/<id>`.
 *
 * @throws EngineError `away`
 */
export async function discoverModels(
  options: DiscoveryOptions,
  signal: AbortSignal,
): Promise<Discovery & { isEasel: boolean }> {
  const listed = await listModels(options, signal);
  const names = Object.keys(options.models);
  if (listed === null && names.length === 0)
    throw new EngineError('away', `${options.title} has no list of models. Name its models in the engine settings.`);
  const found = listed ?? [];
  const isEasel = areOfEasel(found);
  return {
    isEasel,
    software: isEasel ? 'Easel' : `media API at ${options.client.addressOf('').host}`,
    models: names.length > 0 ? await readNamed(options, found, signal) : readAll(options, found),
  };
}

function readAll({ name, title }: DiscoveryOptions, listed: LooseModel[]): EngineModel[] {
  const models = new Map<string, EngineModel>();
  for (const model of listed) {
    // Two services that are engines of each other would list each other's models without end.
    const isOwn = model.id.split('/').slice(1, -1).includes(name);
    if (models.size === mostModels || isOwn || !modelId.test(model.id)) continue;
    const id = `${name}/${model.id}`;
    const read = readModel({ engine: title, id, serviceId: model.id, settings: null }, model);
    // Among them are models for text, which this service can't offer.
    if (read.unavailable === null) models.set(id, read);
  }
  return [...models.values()];
}

async function readNamed(options: DiscoveryOptions, listed: LooseModel[], signal: AbortSignal): Promise<EngineModel[]> {
  const models: EngineModel[] = [];
  for (const [id, settings] of Object.entries(options.models)) {
    const prefix = `${options.name}/`;
    const serviceId = settings.model ?? (id.startsWith(prefix) ? id.slice(prefix.length) : id);
    const model =
      listed.find((one) => one.id === serviceId) ??
      listed.find((one) => one.aliases?.includes(serviceId)) ??
      (await lookUp(options.client, serviceId, signal));
    models.push(readModel({ engine: options.title, id, serviceId, settings }, model));
  }
  return models;
}

/** A model that the list lacks: hidden ones can be read by their names. */
async function lookUp(client: EngineClient, serviceId: string, signal: AbortSignal): Promise<LooseModel | null> {
  if (!modelId.test(serviceId) || serviceId.split('/').some((part) => /^\.*$/.test(part))) return null;
  const json = await client.read(apiPath`/api/ai/models/${serviceId}`, signal);
  return looseModelSchema.safeParse(json).data ?? null;
}
