import { z } from 'zod';
import { EaselError } from '../../../contract/error.ts';
import { uselessAnswer } from '../answers/useless-answer.ts';
import { connectEngine, titleOf } from '../connect-engine.ts';
import type { EngineOptions } from '../engine-options.ts';
import type { Engine, EngineModel, Handle } from '../engine.ts';
import { awayAnswer } from '../engine-client.ts';
import { EngineError, throwAsAway } from '../engine-error.ts';
import type { ModelSettings } from '../engine-settings.ts';
import { unavailableModel } from '../model-of-input.ts';
import { addInputs } from '../requests/add-inputs.ts';
import { placeParameters } from '../requests/place-parameters.ts';
import { readRequestPlan } from '../requests/request-plan.ts';
import { sendCancel } from '../requests/send-cancel.ts';
import { describeFalModel } from './describe-fal-model.ts';
import { falAddresses } from './fal-addresses.ts';
import { falRefusal } from './fal-refusal.ts';
import { falHandleSchema, followFal, type FalHandle } from './follow-fal.ts';
import { uploadToFal } from './upload-to-fal.ts';

const modelName = /^\w[\w.-]*(\/\w[\w.-]*)+$/;

const anyModel = 'fal-ai/flux';
const nobodys = '00000000-0000-0000-0000-000000000000';

const acceptedSchema = z
  .looseObject({ status_url: z.string(), response_url: z.string(), cancel_url: z.string() })
  .transform(({ status_url: status, response_url: response, cancel_url: cancel }): FalHandle => ({
    status,
    response,
    cancel,
  }));

/**
 * Creates the client of fal's queue (https://docs.fal.ai/model-apis/model-endpoints/queue). fal has no id of ours, so a
 * request whose answer was lost cannot be found.
 */
export function createFal(options: EngineOptions): Engine {
  const { settings, models } = options;
  const name = titleOf(options);
  const addresses = falAddresses(settings.url);
  const client = connectEngine(options, addresses.queue, 'Key');
  const schemas = connectEngine(options, addresses.schemas, null);
  const storage = connectEngine(options, addresses.storage, 'Key');

  async function describe(id: string, model: ModelSettings, signal: AbortSignal): Promise<EngineModel> {
    if (!modelName.test(model.model ?? '')) {
      return unavailableModel(id, model, `The settings name no model of ${name}, such as “fal-ai/flux/dev”.`);
    }
    const query = { endpoint_id: model.model ?? '' };
    const call = { method: 'GET' as const, path: 'api/openapi/queue/openapi.json', query, signal };
    const answer = await schemas.exchange(call).catch(throwAsAway);
    const away = awayAnswer(name, answer);
    if (away !== null) throw away;
    if (answer.status >= 400 && answer.status < 500) return describeFalModel(name, id, model, undefined);
    if (answer.status !== 200 || answer.json === undefined) throw uselessAnswer(name);
    return describeFalModel(name, id, model, answer.json);
  }

  /**
   * Asks the queue for a request that nobody sent: 401 says that it refuses the key, which the schemas do not need.
   *
   * @throws EngineError `away`
   */
  async function checkQueue(signal: AbortSignal): Promise<void> {
    const { model = anyModel } = Object.values(models).find(({ model }) => modelName.test(model ?? '')) ?? {};
    const app = model.split('/').slice(0, 2).join('/');
    const call = { method: 'GET' as const, path: `${app}/requests/${nobodys}/status`, signal };
    const answer = await client.exchange(call).catch(throwAsAway);
    const away = awayAnswer(name, answer);
    if (away !== null) throw away;
    if (answer.status < 400 && answer.json === undefined) throw uselessAnswer(name);
    if (answer.status >= 500) throw new EngineError('away', `${name} is not available (status ${answer.status}).`);
  }

  return {
    name: options.name,
    isPaid: settings.paid ?? true,
    async discover(signal) {
      await checkQueue(signal);
      const described = Object.entries(models).map(([id, model]) => describe(id, model, signal));
      return { software: 'fal', models: await Promise.all(described) };
    },
    async submit(job, { signal, onSending }) {
      const plan = readRequestPlan(job.model.plan);
      const body = await addInputs(placeParameters(plan, job), plan, job, (input) =>
        uploadToFal(name, storage, input, signal),
      );
      signal.throwIfAborted();
      await onSending();
      const answer = await client.exchange({ method: 'POST', path: plan.model, body, signal });
      const accepted = acceptedSchema.safeParse(answer.json);
      if (answer.status < 200 || answer.status >= 300 || !accepted.success) throw falRefusal(name, plan, answer);
      // Addresses of another server would get the key.
      if (Object.values(accepted.data).every(client.isOwn)) return accepted.data;
      throw new EngineError('uncertain', `${name} answered with an address of another server.`);
    },
    find: () => Promise.resolve('unknown'),
    async follow(handle, job, followOptions) {
      const plan = readRequestPlan(job.model.plan);
      return followFal(name, client, plan, readHandle(handle), job, followOptions);
    },
    cancel: async (handle, signal) =>
      sendCancel(name, client, { method: 'PUT', path: readHandle(handle).cancel, signal }),
    async close() {
      await Promise.all([client.close(), schemas.close(), storage.close()]);
    },
  };
}

function readHandle(handle: Handle): FalHandle {
  const parsed = falHandleSchema.safeParse(handle);
  if (parsed.success) return parsed.data;
  throw new EaselError('unknown_error', 'This generation was started by another version of the service.');
}
