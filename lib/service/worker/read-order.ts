import { join } from 'node:path';
import { deriveSeed } from '../../contract/derive-seed.ts';
import { retryDatabase } from '../../database/retry-database.ts';
import { isJsonObject, numberOf, ownOf } from '../../schema-form/json.ts';
import type { EngineInput, EngineJob, EngineModel } from '../engines/engine.ts';
import { checkParameters } from '../models/check/check-parameters.ts';
import { findEngineModel } from '../models/engine-models.ts';
import type { ModelBinding } from '../models/model-definition.ts';
import { findNamedModel } from '../models/registry.ts';
import type { Expense } from '../queue/send-to-engine.ts';
import { fetchInputs } from '../storage/fetch-inputs.ts';
import { ownRequest, readBoundParameters, readBoundRequest, type BoundRequest } from './bound-request.ts';
import type { EngineRun } from './engine-run.ts';
import { estimateCost } from './estimate-cost.ts';
import { seedWithin } from './seed-within.ts';

/** What a generation sends, and what each of its requests counts as. */
export interface Order {
  /** What the service does around the engine; null for a model of the engine's own. */
  binding: ModelBinding | null;
  /** The whole generation, without key and media inputs. */
  job: Omit<EngineJob, 'key' | 'inputs'>;
  expense: Expense;
  /** Fetches the media inputs, which only a sending needs, once. */
  fetchInputs: () => Promise<Record<string, EngineInput[]>>;
  request: BoundRequest;
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
    expense: { engine: live.engine.name, model: id, cost },
    fetchInputs: fetchOnce,
    request:
      binding === null || base === null
        ? ownRequest
        : readBoundRequest(run, binding, { base, parameters, fetchInputs: fetchOnce }),
  };
}

/** The seed of one part, which the model accepts as the parameter. */
function seedOfPart({ requestSchema: { properties } }: EngineModel, seed: number, index: number): number {
  const property = isJsonObject(properties) ? ownOf(properties, 'seed') : null;
  const { minimum, maximum } = isJsonObject(property) ? property : {};
  return seedWithin(deriveSeed(seed, index), { minimum: numberOf(minimum), maximum: numberOf(maximum) });
}

/**
 * The job of one part, without its media inputs: it generates one result, with a seed of its own.
 *
 * @param index 0 for the first part, which has the generation's seed
 */
export function jobOfPart({ binding, job }: Order, index: number, key: string): EngineJob {
  const { parameters } = job;
  const { seed } = parameters;
  const own = typeof seed === 'number' ? { ...parameters, seed: seedOfPart(job.model, seed, index) } : parameters;
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
