import { openAsBlob } from 'node:fs';
import { FormData } from 'undici';
import { z } from 'zod';
import { EaselError } from '../../../contract/error.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { extensionOf } from '../../../media/extension-of.ts';
import { connectEngine, titleOf } from '../connect-engine.ts';
import type { EngineOptions } from '../engine-options.ts';
import type { Engine, EngineInput, EngineModel, Handle } from '../engine.ts';
import { awayAnswer, type EngineAnswer } from '../engine-client.ts';
import { EngineError, throwAsAway } from '../engine-error.ts';
import type { ModelSettings } from '../engine-settings.ts';
import { unavailableModel } from '../model-of-input.ts';
import { addInputs } from '../requests/add-inputs.ts';
import { placeParameters } from '../requests/place-parameters.ts';
import { sendCancel } from '../requests/send-cancel.ts';
import {
  followReplicate,
  predictionHandleSchema,
  predictionSchema,
  type PredictionHandle,
} from './follow-replicate.ts';
import { describeReplicateModel, readReference } from './describe-replicate-model.ts';
import { readReplicatePlan, type ReplicatePlan } from './replicate-plan.ts';
import { replicateRefusal } from './replicate-refusal.ts';

const defaultUrl = 'https://api.replicate.com';
/** Replicate stops what nobody fetches any more; longer than any model takes. */
const cancelAfter = '3h';

const uploadedSchema = z.looseObject({ urls: z.looseObject({ get: z.string().min(1) }) });
const uploadDeadlineMs = 10 * 60_000;

/**
 * Creates the client of Replicate (https://replicate.com/docs/reference/http). Replicate has no id of ours, so a
 * prediction whose answer was lost cannot be found.
 */
export function createReplicate(options: EngineOptions): Engine {
  const { settings, models } = options;
  const name = titleOf(options);
  const url = (settings.url ?? defaultUrl).replace(/\/+$/, '').replace(/\/v1$/, '');
  const client = connectEngine(options, url, 'Bearer');

  async function describe(id: string, model: ModelSettings, signal: AbortSignal): Promise<EngineModel> {
    const asked = readReference(model.model);
    if (asked === null) {
      const example = 'black-forest-labs/flux-schnell';
      return unavailableModel(id, model, `The settings name no model of ${name}, such as “${example}”.`);
    }
    const path = `v1/models/${asked.model}`;
    const versionPath = `${path}/versions/${asked.version}`;
    const answers = {
      model: await client.read(path, signal),
      version: asked.version === null ? undefined : await client.read(versionPath, signal),
    };
    return describeReplicateModel(name, id, model, asked, answers);
  }

  async function upload(input: EngineInput, signal: AbortSignal): Promise<string> {
    const form = new FormData();
    const { path, contentType } = input;
    form.append('content', await openAsBlob(path, { type: contentType }), `input.${extensionOf(contentType)}`);
    const call = { method: 'POST' as const, path: 'v1/files', body: form, signal, deadlineMs: uploadDeadlineMs };
    const answer = await client.exchange(call).catch(throwAsAway);
    const uploaded = uploadedSchema.safeParse(answer.json);
    if (uploaded.success) return uploaded.data.urls.get;
    throw (
      awayAnswer(name, answer) ?? new EngineError('away', `${name} could not take a file (status ${answer.status}).`)
    );
  }

  /** Models of the community have no address of their own: they answer 404, and are run by their version. */
  async function start(plan: ReplicatePlan, input: JsonObject, signal: AbortSignal): Promise<EngineAnswer> {
    const call = { method: 'POST' as const, headers: { 'cancel-after': cancelAfter }, signal };
    if (!plan.isPinned) {
      const answer = await client.exchange({ ...call, path: `v1/models/${plan.model}/predictions`, body: { input } });
      if (answer.status !== 404 || plan.version === null) return answer;
    }
    return client.exchange({ ...call, path: 'v1/predictions', body: { version: plan.version, input } });
  }

  return {
    name: options.name,
    isPaid: settings.paid ?? true,
    async discover(signal) {
      const described = Object.entries(models).map(([id, model]) => describe(id, model, signal));
      return { software: 'Replicate', models: await Promise.all(described) };
    },
    async submit(job, { signal, onSending }) {
      const plan = readReplicatePlan(job.model.plan);
      const input = await addInputs(placeParameters(plan, job), plan, job, (file) => upload(file, signal));
      signal.throwIfAborted();
      await onSending();
      const answer = await start(plan, input, signal);
      const accepted = predictionSchema.safeParse(answer.json);
      if (answer.status < 200 || answer.status >= 300 || !accepted.success) throw replicateRefusal(name, plan, answer);
      // Addresses of another server would get the key.
      if (Object.values(accepted.data.urls).every(client.isOwn)) return accepted.data.urls;
      throw new EngineError('uncertain', `${name} answered with an address of another server.`);
    },
    find: () => Promise.resolve('unknown'),
    async follow(handle, _job, followOptions) {
      return followReplicate(name, client, readHandle(handle), followOptions);
    },
    cancel: async (handle, signal) =>
      sendCancel(name, client, { method: 'POST', path: readHandle(handle).cancel, signal }),
    close: client.close,
  };
}

function readHandle(handle: Handle): PredictionHandle {
  const parsed = predictionHandleSchema.safeParse(handle);
  if (parsed.success) return parsed.data;
  throw new EaselError('unknown_error', 'This generation was started by another version of the service.');
}
