import { copyFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { EaselError } from '../../../contract/error.ts';
import { tooLarge } from '../../storage/limit-bytes.ts';
import { downloadResults, unreadableResult } from '../answers/download-results.ts';
import type { EngineJob, EngineOutput, FollowOptions, SubmitOptions } from '../engine.ts';
import type { EngineAnswer, EngineClient } from '../engine-client.ts';
import { EngineError } from '../engine-error.ts';
import { placedInputs } from '../requests/place-parameters.ts';
import type { RequestPlan } from '../requests/request-plan.ts';
import { isGptImage } from './openai-input-schema.ts';
import { openaiRefusal } from './openai-refusal.ts';
import { openaiBody, openaiForm } from './openai-request.ts';

const deadlineMs = 15 * 60_000;
/** Four large PNG images as base64. */
const mostAnswerBytes = 128 * 1024 * 1024;

/** A result that came with the answer: written to a file, or to be downloaded. */
const resultSchema = z.union([z.object({ file: z.string() }), z.object({ url: z.string() })]);
export const imagesHandleSchema = z.object({ images: z.array(resultSchema).min(1) });
export type ImagesHandle = z.output<typeof imagesHandleSchema>;

/**
 * Generates images, or edits the given ones. The answer holds the results: they are written to the folder of the
 * attempt before the handle is returned.
 */
export async function submitImages(
  name: string,
  client: EngineClient,
  plan: RequestPlan,
  job: EngineJob,
  { signal, onSending, directory }: SubmitOptions,
): Promise<ImagesHandle> {
  const body = { ...(isGptImage(plan.model) ? {} : { response_format: 'b64_json' }), ...openaiBody(plan, job) };
  const media = placedInputs(plan, job);
  const mask = media.find(({ to }) => to === 'mask');
  if (mask !== undefined && media.length === 1) {
    const fields = [{ pointer: `/${mask.parameter}`, message: 'a mask needs the image that it belongs to' }];
    throw new EaselError('invalid_params', 'A mask needs the image that it belongs to.', { fields });
  }
  const isEdit = media.length > 0;
  const content = isEdit ? await openaiForm(body, plan, job) : body;
  signal.throwIfAborted();
  await onSending();
  const answer = await client.exchange({
    method: 'POST',
    path: isEdit ? 'v1/images/edits' : 'v1/images/generations',
    body: content,
    signal,
    deadlineMs,
    limitBytes: mostAnswerBytes,
  });
  return storeAnswer(name, plan, answer, directory);
}

const answerSchema = z.looseObject({
  data: z.array(z.looseObject({ b64_json: z.string().nullish().catch(null), url: z.string().nullish().catch(null) })),
});

async function storeAnswer(
  name: string,
  plan: RequestPlan,
  answer: EngineAnswer,
  directory: string,
): Promise<ImagesHandle> {
  const parsed = answerSchema.safeParse(answer.json);
  if (answer.status < 200 || answer.status >= 300 || !parsed.success) throw openaiRefusal(name, plan, answer);
  const images: ImagesHandle['images'] = [];
  for (const [index, { b64_json: base64, url }] of parsed.data.data.entries()) {
    if (typeof base64 === 'string' && base64 !== '') {
      const file = join(directory, `answer-${index}`);
      await writeFile(file, Buffer.from(base64.replace(/^data:[^,]*,/, ''), 'base64'));
      images.push({ file });
    } else if (typeof url === 'string' && url !== '') images.push({ url });
  }
  if (images.length === 0) throw new EaselError('upstream_error', `${name} finished without a result.`);
  return { images };
}

/**
 * Copies or downloads the results of an answer.
 *
 * @throws EngineError `forgotten` when a file is gone, with the worker that wrote it
 */
export async function collectImages(
  name: string,
  client: EngineClient,
  { images }: ImagesHandle,
  options: FollowOptions,
): Promise<EngineOutput[]> {
  const outputs: EngineOutput[] = [];
  for (const [index, image] of images.entries()) {
    if ('url' in image) {
      const [output] = await downloadResults(name, client, [image.url], options, index);
      if (output !== undefined) outputs.push(output);
      continue;
    }
    const path = join(options.directory, `result-${index}`);
    const size = await stat(image.file).then(
      (file) => file.size,
      () => null,
    );
    if (size === null)
      throw new EngineError('forgotten', `The answer of ${name} was lost with the worker that received it.`);
    if (size > options.limitBytes) throw unreadableResult(name, tooLarge(options.limitBytes));
    await copyFile(image.file, path);
    outputs.push({ path });
  }
  return outputs;
}
