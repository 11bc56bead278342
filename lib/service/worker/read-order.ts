import { join } from 'node:path';
import { deriveSeed } from '../../contract/derive-seed.ts';
import { retryDatabase } from '../../database/retry-database.ts';
import type { EngineInput, EngineJob } from '../engines/engine.ts';
import { checkParameters } from '../models/check/check-parameters.ts';
import { findEngineModel } from '../models/engine-models.ts';
import type { EngineModelDefinition, ModelBinding } from '../models/model-definition.ts';
import { findNamedModel } from '../models/registry.ts';
import { propertiesOf } from '../models/request-schema.ts';
import type { Expense } from '../queue/send-to-engine.ts';
import { fetchInputs } from '../storage/fetch-inputs.ts';
import { ownRequest, readBoundParameters, readBoundRequest, type BoundRequest } from './bound-request.ts';
import type { EngineRun } from './engine-run.ts';
import { estimateCost } from './estimate-cost.ts';
import { seedWithin } from '../models/sizes/seed-within.ts';

/** What a generation sends, and what each of its requests counts as. */
export interface Order {
  /** What the service does around the engine; null for a model of the engine's own. */
  binding: ModelBinding | null;
  /** The whole generation, without key and media inputs. */
  job: Omit<EngineJob, 'key' | 'inputs'>;
  /** The bounds of the parameter `seed`. */
  seeds: { minimum: number | null; maximum: number | null };
  expense: Expense;
  /** Fetches the media inputs, which only a sending needs, once. */
  fetchInputs: () => Promise<Record<string, EngineInput[]>>;
  request: BoundRequest;
}

function seedsOf(definition: EngineModelDefinition): Order['seeds'] {
  const { minimum, maximum } = propertiesOf(definition)['seed'] ?? {};
  return {
    minimum: typeof minimum === 'number' ? minimum : null,
    maximum: typeof maximum === 'number' ? maximum : null,
  };
}

/** Reads what a generation sends: with the version of the model for which it was submitted. */
export async function readOrder(run: EngineRun): Promise<Order> {
  const { tools, live, held, directory, signal } = run;
  const { database, fetcher, storage, inputLimitBytes: limitBytes } = tools;
  const { engineModel: version } = held;
  const planned = version === null ? null : await retryDatabase(async () => findEngineModel(database, version));
  if (planned === null) throw new Error(`no model has the version ${version}`);
  const { definition, plan } = planned;
  const { complete } = checkParameters(definition, held.parameters);
  const { id, displayName: title, summary, description, mediaType, requestSchema, binding = null } = definition;
  const base = binding === null ? null : findNamedModel(id);
  const parameters = base === null ? complete : readBoundParameters({ base, definition }, complete);
  const model = { id, title, summary, description, mediaType, inputs: definition.inputs, requestSchema, plan };
  const countOfOne = binding?.count == null ? {} : { [binding.count]: 1 };
  const cost = estimateCost(definition.engine.pricing, { ...parameters, ...countOfOne });
  let inputs: ReturnType<Order['fetchInputs']> | null = null;
  const fetchOnce = () => {
    const options = { fetcher, owner: held.owner, storage, limitBytes, signal };
    inputs ??= fetchInputs(definition, parameters, join(directory, 'inputs'), options);
    return inputs;
  };
  return {
    binding,
    job: { model: { ...model, unavailable: null }, parameters, seed: held.seed },
    seeds: seedsOf(definition),
    expense: { engine: live.engine.name, model: id, cost },
    fetchInputs: fetchOnce,
    request:
      binding === null || base === null
        ? ownRequest
        : readBoundRequest(run, binding, { base, parameters, fetchInputs: fetchOnce }),
  };
}

/**
 * The job of one part, without its media inputs: it generates one result, with a seed of its own.
 *
 * @param index 0 for the first part, which has the generation's seed
 */
export function jobOfPart({ binding, job, seeds }: Order, index: number, key: string): EngineJob {
  const { parameters } = job;
  const { seed } = parameters;
  const own =
    typeof seed === 'number' ? { ...parameters, seed: seedWithin(deriveSeed(seed, index), seeds) } : parameters;
  const sent = Object.entries(own).filter(([name]) => name !== binding?.count);
  return { ...job, key, parameters: Object.fromEntries(sent), inputs: {}, seed: deriveSeed(job.seed, index) };
}

/**
 * The job of one part as it is sent: with its media inputs, and with the measures that the engine takes.
 *
 * @throws EaselError when an input can't be fetched
 */
export async function completeJob(order: Order, index: number, key: string): Promise<EngineJob> {
  const job = jobOfPart(order, index, key);
  const measures = await order.request.measure(job.seed);
  return { ...job, parameters: { ...job.parameters, ...measures }, inputs: await order.fetchInputs() };
}
