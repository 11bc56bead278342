import { join } from 'node:path';
import { deriveSeed } from '../../contract/derive-seed.ts';
import { retryDatabase } from '../../database/retry-database.ts';
import type { EngineInput, EngineJob } from '../engines/engine.ts';
import { checkParameters } from '../models/check/check-parameters.ts';
import { findEngineModel } from '../models/engine-models.ts';
import type { ModelBinding } from '../models/model-definition.ts';
import type { Expense } from '../queue/send-to-engine.ts';
import { fetchInputs } from '../storage/fetch-inputs.ts';
import type { EngineRun } from './engine-run.ts';
import { estimateCost } from './estimate-cost.ts';

/** What a generation sends, and what each of its requests counts as. */
export interface Order {
  /** What the service does around the engine; null for a model of the engine's own. */
  binding: ModelBinding | null;
  /** The whole generation, without key and media inputs. */
  job: Omit<EngineJob, 'key' | 'inputs'>;
  expense: Expense;
  /** Fetches the media inputs, which only a sending needs, once. */
  fetchInputs: () => Promise<Record<string, EngineInput[]>>;
}

/** Reads what a generation sends: with the version of the model for which it was submitted. */
export async function readOrder({ tools, live, held, directory, signal }: EngineRun): Promise<Order> {
  const { database, fetcher, storage, inputLimitBytes: limitBytes } = tools;
  const { engineModel: version } = held;
  const planned = version === null ? null : await retryDatabase(async () => findEngineModel(database, version));
  if (planned === null) throw new Error(`no model has the version ${version}`);
  const { definition, plan } = planned;
  const { complete: parameters } = checkParameters(definition, held.parameters);
  const { id, displayName: title, summary, description, mediaType, requestSchema, binding = null } = definition;
  const model = { id, title, summary, description, mediaType, inputs: definition.inputs, requestSchema, plan };
  const countOfOne = binding?.count == null ? {} : { [binding.count]: 1 };
  const cost = estimateCost(definition.engine.pricing, { ...parameters, ...countOfOne });
  let inputs: ReturnType<Order['fetchInputs']> | null = null;
  return {
    binding,
    job: { model: { ...model, unavailable: null }, parameters, seed: held.seed },
    expense: { engine: live.engine.name, model: id, cost },
    fetchInputs() {
      const options = { fetcher, owner: held.owner, storage, limitBytes, signal };
      inputs ??= fetchInputs(definition, parameters, join(directory, 'inputs'), options);
      return inputs;
    },
  };
}

/**
 * The job of one part, without its media inputs: it generates one result, with a seed of its own.
 *
 * @param index 0 for the first part, which has the generation's seed
 */
export function jobOfPart({ binding, job }: Order, index: number, key: string): EngineJob {
  const { parameters } = job;
  const { seed } = parameters;
  const own = typeof seed === 'number' ? { ...parameters, seed: deriveSeed(seed, index) } : parameters;
  const sent = Object.entries(own).filter(([name]) => name !== binding?.count);
  return { ...job, key, parameters: Object.fromEntries(sent), inputs: {}, seed: deriveSeed(job.seed, index) };
}
