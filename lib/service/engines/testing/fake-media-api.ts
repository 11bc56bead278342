import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { JsonObject } from '../../../contract/model.ts';
import {
  json,
  startScriptedUpstream,
  type Responder,
  type ScriptedRecord,
  type ScriptedUpstream,
} from '../../../upstream/testing/scripted-upstream.ts';
import { answerWithFault } from './answer-with-fault.ts';
import type { EngineStage, FakeEngine } from './fake-engine.ts';

const stages: Record<EngineStage, RegExp> = {
  discover: /^GET \/api\/ai\/models/,
  submit: /^POST \/api\/ai\/queue$/,
  follow: /^GET \/api\/ai\/queue\/[^/?]+$/,
  result: /^GET \/results\//,
};

/** A model of the fake, as it lists it. */
export const fakeModel: JsonObject & { id: string } = {
  id: 'acme/sketch-2',
  object: 'model',
  owned_by: 'easel',
  display_name: 'Sketch 2',
  summary: 'Draws over an image.',
  description: 'A model for tests.',
  endpoint: '/images/generate',
  capabilities: { input: ['text', 'image'], output: ['image'] },
  pricing: { method: 'per_image', cost_per_image: 0.04 },
  json_request_schema: {
    type: 'object',
    title: 'Sketch 2',
    required: ['prompt'],
    basic: ['prompt', 'input_image'],
    properties: {
      prompt: { type: 'string', title: 'Prompt', 'x-order': 0 },
      input_image: {
        type: 'array',
        title: 'Images',
        items: { type: 'string', format: 'uri', renderType: 'image-url' },
        maxItems: 3,
        'x-order': 1,
      },
      mask: { type: 'string', format: 'uri', title: 'Mask', renderType: 'image-url', 'x-order': 2 },
      strength: { type: 'number', title: 'Strength', minimum: 0, maximum: 1, default: 0.5, 'x-order': 3 },
      seed: { type: 'integer', title: 'Seed', minimum: 0, maximum: 999, 'x-order': 4 },
    },
  },
};

/** A fake engine that speaks the media API, with the scripted service behind it. */
export interface FakeMediaApi extends FakeEngine {
  upstream: ScriptedUpstream;
}

/**
 * Starts a media API that finishes each generation after it was read twice, and tells of it by events. Its records have
 * the id of the request that created them.
 */
export async function startFakeMediaApi(): Promise<FakeMediaApi> {
  const upstream = await startScriptedUpstream();
  const { records } = upstream;
  const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  let isHeld = false;
  let cancelled = 0;

  function enqueue(body: string, requestId: unknown): ScriptedRecord {
    const { model, ...parameters } = JSON.parse(body) as JsonObject;
    const record = {
      ...parameters,
      generation_id: randomUUID(),
      request_id: requestId,
      model_name: model,
      media_type: 'image',
      status: 'queued',
      progress: null,
    };
    records.set(record.generation_id, record);
    return record;
  }

  /** What a read of a record answers; the work goes on after it. */
  function read(record: ScriptedRecord): ScriptedRecord {
    if (isHeld || record.status !== 'queued') return record;
    const { generation_id: id } = record;
    const answer = { ...record, status: 'processing', progress: 0.4 };
    upstream.emit('media_generation_updated', { generation_id: id, status: 'processing', progress: 0.7 });
    upstream.succeed(id, image);
    return answer;
  }

  const orderly: [RegExp, Responder][] = [
    [stages.discover, json(200, { object: 'list', data: [fakeModel] })],
    [
      stages.submit,
      (request, ...rest) => {
        const { generation_id: id } = enqueue(request.body, request.headers['x-request-id'] ?? null);
        return json(200, { generations: [{ generation_id: id, status: 'queued' }] })(request, ...rest);
      },
    ],
    [
      stages.follow,
      (request, ...rest) => {
        const record = records.get(request.path.split('/').at(-1) ?? '');
        if (record === undefined) return json(404, { error: { detail: 'unknown' } })(request, ...rest);
        return json(200, read(record))(request, ...rest);
      },
    ],
    [
      /^DELETE \/api\/ai\/queue\/[^/?]+$/,
      (request, ...rest) => {
        const record = records.get(request.path.split('/').at(-1) ?? '');
        if (record === undefined) return json(404, { error: { detail: 'unknown' } })(request, ...rest);
        cancelled += 1;
        if (record.status !== 'succeeded') record.status = 'cancelled';
        return json(200, { status: 'success', generation_id: record.generation_id })(request, ...rest);
      },
    ],
    [
      /^GET \/api\/ai\/generations\?/,
      (request, ...rest) => {
        const wanted = new URLSearchParams(request.path.split('?')[1]).get('request_id');
        const generations = [...records.values()].filter(({ request_id: id }) => wanted === null || id === wanted);
        return json(200, { count: generations.length, generations, total_pages: 1 })(request, ...rest);
      },
    ],
  ];
  for (const [pattern, responder] of orderly) upstream.script(pattern, responder);

  return {
    upstream,
    url: upstream.origin,
    sent: () => upstream.seen.filter(({ method, path }) => stages.submit.test(`${method} ${path}`)).length,
    cancelled: () => cancelled,
    fail: (stage, fault, times = 1) =>
      upstream.script(
        stages[stage],
        (request, response, raw) => {
          if (stage === 'submit' && fault === 'cut') enqueue(request.body, request.headers['x-request-id'] ?? null);
          answerWithFault(fault, raw, response);
        },
        times,
      ),
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
    },
    forget: () => records.clear(),
    headers: () => upstream.seen.map(({ headers }) => headers),
    close: upstream.close,
  };
}
