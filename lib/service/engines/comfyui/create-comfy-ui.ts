import { join } from 'node:path';
import { Agent } from 'undici';
import { z } from 'zod';
import { EaselError } from '../../../contract/error.ts';
import type { CreateEngine } from '../engine-options.ts';
import type { Engine, FollowOptions, Handle } from '../engine.ts';
import { cancelPrompt } from './cancel-prompt.ts';
import { connectComfyUi } from './connect-comfy-ui.ts';
import { explainFailure } from './explain-failure.ts';
import { findPrompt } from './find-prompt.ts';
import { followPrompt } from './follow-prompt.ts';
import { limitParallel } from './limit-parallel.ts';
import { openComfySocket } from './open-comfy-socket.ts';
import { createMessageReader } from './read-messages.ts';
import { readOutputs } from './read-outputs.ts';
import { sendPrompt } from './send-prompt.ts';
import { uploadInputs } from './upload-inputs.ts';
import { discoverModels } from './workflow/discover-models.ts';
import { fillWorkflow } from './workflow/fill-workflow.ts';
import { readPlan, type ComfyPlan } from './workflow/plan.ts';

/**
 * With what a prompt is found again. The client id decides which socket receives its messages: it is kept, so that a
 * worker that takes over receives them as well.
 */
const handleSchema = z.object({ promptId: z.string(), clientId: z.string() });

const mostNodeRequests = 8;
const mostMessageBytes = 16 * 1024 * 1024;

/** The engine of a ComfyUI server, version 0.3.64 or later. Headers of the settings go with every request. */
export const createComfyUi: CreateEngine = ({ name: id, settings, models, folder, fetcher }): Engine => {
  const { headers, paid: isPaid = false } = settings;
  const { name, client, api } = connectComfyUi(id, settings, fetcher);
  const sockets = new Agent({ connect: { timeout: 10_000 }, webSocket: { maxPayloadSize: mostMessageBytes } });

  async function waitForEnd(handle: Handle, plan: ComfyPlan, options: FollowOptions) {
    const { promptId, clientId } = handleSchema.parse(handle);
    const hint = new AbortController();
    const reader = createMessageReader({
      promptId,
      nodes: Object.keys(plan.workflow),
      onProgress: options.onProgress,
      onPreview: options.onPreview,
      onEnd: () => hint.abort(),
    });
    const address = client.addressOf('ws');
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    address.searchParams.set('clientId', clientId);
    const socket = openComfySocket({ address, headers, dispatcher: sockets, reader });
    try {
      const { signal } = options;
      const ended = await followPrompt({
        api,
        name,
        promptId,
        signal,
        isListening: socket.isOpen,
        hinted: hint.signal,
      });
      if (!ended.hasFailed) reader.complete();
      return ended;
    } finally {
      socket.close();
    }
  }

  return {
    name: id,
    isPaid,

    async discover(signal) {
      const version = await api.readVersion(signal);
      const limited = limitParallel(mostNodeRequests);
      const readNode = async (classType: string) => limited(async () => api.readNode(classType, signal));
      return {
        software: version === null ? 'ComfyUI' : `ComfyUI ${version}`,
        models: await discoverModels({ name, models, folder, readNode }),
      };
    },

    async submit(job, { signal, onSending }) {
      const plan = readPlan(job.model.plan);
      const media = await uploadInputs(api, name, job, signal);
      const workflow = fillWorkflow(plan, job.parameters, { seed: job.seed, media });
      await onSending();
      // With the key as client id, too, whoever finds the prompt has its whole handle.
      const promptId = await sendPrompt({ client, api, name, plan, workflow, key: job.key, signal });
      return { promptId, clientId: job.key };
    },

    async find(key, signal) {
      const promptId = await findPrompt(api, key, signal);
      if (promptId !== null) return { promptId, clientId: key };
      // The history is in memory only: after a restart, a prompt that ran is unknown, too.
      return isPaid ? 'unknown' : 'never arrived';
    },

    async follow(handle, job, options) {
      const plan = readPlan(job.model.plan);
      const ended = await waitForEnd(handle, plan, options);
      if (ended.hasFailed) throw explainFailure(name, ended, plan.workflow);
      const files = readOutputs(ended.outputs, plan.outputs);
      if (files.length === 0) throw new EaselError('upstream_error', `The workflow ended without a result at ${name}.`);
      const { directory, limitBytes, signal } = options;
      const results = [];
      for (const [index, file] of files.entries()) {
        const path = join(directory, `result-${index + 1}`);
        await client.download(`view?${new URLSearchParams({ ...file }).toString()}`, path, { limitBytes, signal });
        results.push({ path });
      }
      return results;
    },

    async cancel(handle, signal) {
      await cancelPrompt(api, handleSchema.parse(handle).promptId, signal);
    },

    async close() {
      await Promise.all([client.close(), sockets.destroy()]);
    },
  };
};
