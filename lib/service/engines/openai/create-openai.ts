import { z } from 'zod';
import { EaselError } from '../../../contract/error.ts';
import { uselessAnswer } from '../answers/useless-answer.ts';
import { connectEngine, titleOf } from '../connect-engine.ts';
import type { EngineOptions } from '../engine-options.ts';
import type { Engine, EngineModel, Handle } from '../engine.ts';
import type { ModelSettings } from '../engine-settings.ts';
import { modelOfInput } from '../model-of-input.ts';
import { readRequestPlan } from '../requests/request-plan.ts';
import { readInputSchema } from '../schema/read-input-schema.ts';
import { collectImages, imagesHandleSchema, submitImages } from './openai-images.ts';
import { openaiInputSchema } from './openai-input-schema.ts';
import { cancelVideo, followVideo, submitVideo, videoHandleSchema } from './openai-videos.ts';

const listSchema = z.union([z.array(z.unknown()), z.looseObject({ data: z.array(z.unknown()) })]);

const defaultUrl = 'https://api.openai.com';

/**
 * Creates the client of a server with the OpenAI images and videos API: OpenAI, vLLM-Omni, LocalAI, stable-diffusion.cpp
 * and others.
 *
 * Images come with the answer to the request that starts them, after up to 15 minutes. If that answer is lost, nothing
 * can find the images again. Videos have an id, and are followed.
 */
export function createOpenAi(options: EngineOptions): Engine {
  const { settings, models } = options;
  const name = titleOf(options);
  const url = (settings.url ?? defaultUrl).replace(/\/+$/, '').replace(/\/v1$/, '');
  const client = connectEngine(options, url, 'Bearer');

  return {
    name: options.name,
    isPaid: settings.paid ?? true,
    async discover(signal) {
      // Its list may be incomplete: the request shows only that the server answers and takes the key.
      const list = await client.read('v1/models', signal);
      if (list !== undefined && !listSchema.safeParse(list).success) throw uselessAnswer(name);
      return {
        software: url === defaultUrl ? 'OpenAI' : 'OpenAI-compatible server',
        models: Object.entries(models).map(([id, model]) => describe(name, id, model)),
      };
    },
    async submit(job, submitOptions) {
      const plan = readRequestPlan(job.model.plan);
      return job.model.mediaType === 'video'
        ? submitVideo(name, client, plan, job, submitOptions)
        : submitImages(name, client, plan, job, submitOptions);
    },
    find: () => Promise.resolve('unknown'),
    async follow(handle, job, followOptions) {
      const read = readHandle(handle);
      if ('images' in read) return collectImages(name, client, read, followOptions);
      return followVideo(name, client, readRequestPlan(job.model.plan), read, followOptions);
    },
    holdsResults(handle) {
      const images = imagesHandleSchema.safeParse(handle).data?.images ?? [];
      return images.some((image) => 'file' in image);
    },
    async cancel(handle, signal) {
      const read = readHandle(handle);
      // Images have come already; before that, the end of the connection stops a server that can be stopped.
      if ('video' in read) await cancelVideo(name, client, read, signal);
    },
    close: client.close,
  };
}

function readHandle(handle: Handle) {
  const images = imagesHandleSchema.safeParse(handle);
  if (images.success) return images.data;
  const video = videoHandleSchema.safeParse(handle);
  if (video.success) return video.data;
  throw new EaselError('unknown_error', 'This generation was started by another version of the service.');
}

function describe(name: string, id: string, settings: ModelSettings): EngineModel {
  const { model = '', mediaType = 'image', extra } = settings;
  const title = settings.title ?? (model === '' ? id : model);
  const input = openaiInputSchema(model, mediaType, extra);
  const count = { name: 'num_images', show: true, ...settings.fields?.['n'] };
  const fields = { ...settings.fields, n: count };
  const read = readInputSchema(input, input, {
    title,
    settings: { ...settings, fields },
    isDropped: () => false,
    isMedia: (property) => typeof property['renderType'] === 'string',
  });
  return modelOfInput(id, settings, { name, model, title, description: '', mediaType }, read);
}
