import { z } from 'zod';
import { EaselError } from '../../../contract/error.ts';
import { awayAnswer, type EngineClient } from '../engine-client.ts';
import { EngineError } from '../engine-error.ts';
import { cancelPrompt } from './cancel-prompt.ts';
import type { ComfyApi } from './create-comfy-api.ts';
import { explainRefusal, refusedOutputs } from './explain-refusal.ts';
import type { ComfyPlan } from './workflow/plan.ts';

const acceptedSchema = z.looseObject({ prompt_id: z.string().regex(/^[\w-]{1,100}$/) });

/**
 * Sends a workflow once.
 *
 * @param options.key becomes the prompt's id and its client id; a canonical UUID in lower case
 * @returns the prompt's id, which a server that chooses its own may have changed
 * @throws EngineError `away`, and `uncertain` when the workflow may run
 * @throws EaselError for a workflow that the server refuses
 */
export async function sendPrompt(options: {
  client: EngineClient;
  api: ComfyApi;
  name: string;
  plan: ComfyPlan;
  workflow: ComfyPlan['workflow'];
  key: string;
  signal: AbortSignal;
}): Promise<string> {
  const { client, name, plan, key, signal } = options;
  const body = { prompt: options.workflow, prompt_id: key, client_id: key };
  const answer = await client.exchange({ method: 'POST', path: 'prompt', body, signal });
  const { status, json } = answer;
  const away = awayAnswer(name, answer);
  if (away !== null) throw away;
  if (status === 400) throw explainRefusal(name, json, plan);
  if (status === 413) throw new EaselError('upstream_error', `The workflow is too large for ${name}.`);
  // Redirects and unknown paths: nothing was processed.
  if (status >= 300 && status < 500) {
    throw new EngineError('away', `${name} does not answer as ComfyUI does (status ${status}). Check its address.`);
  }
  const accepted = acceptedSchema.safeParse(json);
  // A proxy may answer in place of a server that runs the workflow.
  if (status !== 200 || !accepted.success) {
    throw new EngineError('uncertain', `${name} gave an unclear answer (status ${status}).`);
  }
  const { prompt_id: promptId } = accepted.data;
  const refused = refusedOutputs(json);
  if (!plan.outputs.some((node) => refused.has(node))) return promptId;
  // The server runs what is left of the workflow, without the result that was asked for.
  await cancelPrompt(options.api, promptId, signal).catch(() => undefined);
  throw explainRefusal(name, json, plan);
}
