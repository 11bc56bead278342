import { z } from 'zod';
import { EaselError } from '../../../contract/error.ts';
import { downloadResults } from '../answers/download-results.ts';
import { findAddresses } from '../answers/find-addresses.ts';
import { pollUntil } from '../answers/poll-until.ts';
import { readLogProgress } from '../answers/read-log-progress.ts';
import { quoted } from '../answers/refused-answer.ts';
import { uselessAnswer } from '../answers/useless-answer.ts';
import type { EngineOutput, FollowOptions } from '../engine.ts';
import type { EngineClient } from '../engine-client.ts';
import { EngineError } from '../engine-error.ts';

/** The addresses of a prediction, as Replicate returned them. */
export const predictionHandleSchema = z.object({ get: z.string(), cancel: z.string() });
export type PredictionHandle = z.output<typeof predictionHandleSchema>;

/** A prediction, as Replicate answers it (https://replicate.com/docs/reference/http#predictions.get). */
export const predictionSchema = z.looseObject({
  status: z.string(),
  output: z.unknown().optional(),
  error: z.unknown().optional(),
  logs: z.string().nullish().catch(null),
  urls: predictionHandleSchema,
});
type Prediction = z.output<typeof predictionSchema>;

function failure(name: string, { status, error }: Prediction): EaselError {
  if (status === 'aborted' || status === 'canceled') {
    return new EaselError('upstream_error', `The generation was cancelled at ${name}.`);
  }
  const says = typeof error === 'string' && error.trim() !== '' ? quoted(error) : `${name} gave no reason.`;
  return new EaselError('upstream_error', `${name} could not finish: ${says}`);
}

const failed = new Set(['failed', 'canceled', 'aborted']);

/** Waits for a prediction, and downloads its results before they expire, after an hour. */
export async function followReplicate(
  name: string,
  client: EngineClient,
  handle: PredictionHandle,
  options: FollowOptions,
): Promise<EngineOutput[]> {
  const { signal, onProgress } = options;
  const done = await pollUntil(async () => {
    const answer = await client.read(handle.get, signal);
    if (answer === undefined) throw new EngineError('forgotten', `${name} no longer knows this prediction.`);
    const parsed = predictionSchema.safeParse(answer);
    if (!parsed.success) throw uselessAnswer(name);
    const prediction = parsed.data;
    if (failed.has(prediction.status)) throw failure(name, prediction);
    const share = readLogProgress(prediction.logs ?? '');
    if (share !== null) onProgress(share);
    return prediction.status === 'succeeded' ? prediction : null;
  }, signal);
  return downloadResults(name, client, findAddresses(done.output), options);
}
