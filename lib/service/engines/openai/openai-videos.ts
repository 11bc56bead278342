import { join } from 'node:path';
import { z } from 'zod';
import { pollUntil } from '../answers/poll-until.ts';
import { uselessAnswer } from '../answers/useless-answer.ts';
import type { EngineClient } from '../engine-client.ts';
import type { EngineJob, EngineOutput, FollowOptions, SubmitOptions } from '../engine.ts';
import { EngineError } from '../engine-error.ts';
import type { RequestPlan } from '../requests/request-plan.ts';
import { sendCancel } from '../requests/send-cancel.ts';
import { openaiFailure, openaiRefusal } from './openai-refusal.ts';
import { openaiBody, openaiForm } from './openai-request.ts';

export const videoHandleSchema = z.object({ video: z.string().min(1) });
export type VideoHandle = z.output<typeof videoHandleSchema>;

const jobSchema = z.looseObject({
  id: z.string().min(1).max(300),
  status: z.string(),
  /** Percent. */
  progress: z.number().min(0).max(100).nullish().catch(null),
  error: z.unknown().optional(),
});

const ended = new Set(['failed', 'cancelled', 'canceled', 'expired']);

function pathOf({ video }: VideoHandle): string {
  return `v1/videos/${encodeURIComponent(video)}`;
}

/** Starts a video. Servers take a form, even without files. */
export async function submitVideo(
  name: string,
  client: EngineClient,
  plan: RequestPlan,
  job: EngineJob,
  { signal, onSending }: SubmitOptions,
): Promise<VideoHandle> {
  const form = await openaiForm(openaiBody(plan, job), plan, job);
  signal.throwIfAborted();
  await onSending();
  const answer = await client.exchange({ method: 'POST', path: 'v1/videos', body: form, signal });
  const parsed = jobSchema.safeParse(answer.json);
  if (answer.status < 200 || answer.status >= 300 || !parsed.success) throw openaiRefusal(name, plan, answer);
  return { video: parsed.data.id };
}

/** Waits for a video and downloads it. */
export async function followVideo(
  name: string,
  client: EngineClient,
  plan: RequestPlan,
  handle: VideoHandle,
  { directory, limitBytes, signal, onProgress }: FollowOptions,
): Promise<EngineOutput[]> {
  await pollUntil(async () => {
    const answer = await client.read(pathOf(handle), signal);
    if (answer === undefined) throw new EngineError('forgotten', `${name} no longer knows this video.`);
    const job = jobSchema.safeParse(answer);
    if (!job.success) throw uselessAnswer(name);
    const { status, progress, error } = job.data;
    if (ended.has(status)) throw openaiFailure(name, plan, error);
    if (typeof progress === 'number') onProgress(progress / 100);
    return status === 'completed' ? true : null;
  }, signal);
  const path = join(directory, 'result-0');
  await client.download(`${pathOf(handle)}/content`, path, { limitBytes, signal });
  return [{ path }];
}

/** Cancels a video by deleting it; servers without that let it run. */
export async function cancelVideo(
  name: string,
  client: EngineClient,
  handle: VideoHandle,
  signal: AbortSignal,
): Promise<void> {
  await sendCancel(name, client, { method: 'DELETE', path: pathOf(handle), signal });
}
