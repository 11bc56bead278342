import { describe, expect, it } from 'vitest';
import type { JsonObject, LooseModel } from '@/lib/contract/model';
import { RequestError } from '@/lib/client/request';
import type { Submission } from '@/lib/client/submit';
import { createBatch } from './create-batch';
import { planModel, planWith } from './plan-model';
import { sumPrices } from './sum-prices';

const prompt = { type: 'string' };
const image = { type: 'string', renderType: 'image-url' };
function model(id: string, properties: JsonObject, required: string[] = ['prompt']): LooseModel {
  const schema = { type: 'object', required, properties: { prompt, ...properties } };
  return { id, json_request_schema: schema };
}

const withExample = (id: string, text: string) => model(id, { prompt: { ...prompt, 'x-workbench-default': text } });

const words = model('words', { seed: { type: 'integer' } });
const animate = model('animate', { input_image: image }, ['prompt', 'input_image']);
const edit = model('edit', { input_images: { type: 'array', maxItems: 2, items: image } });
const request = (values: JsonObject) => ({ modelId: 'edit', schema: edit.json_request_schema ?? {}, values });

describe('planModel', () => {
  it('carries a brief over by the rules of a switch, and tells what became of it', () => {
    const plan = planModel(animate, request({ prompt: 'a boat', input_images: ['https://a/1', 'https://a/2'] }));
    expect(plan?.values).toEqual({ prompt: 'a boat', input_image: 'https://a/1' });
    expect(plan?.report.map(({ what }) => what)).toEqual(['kept', 'dropped']);
    expect(plan?.faults).toEqual([]);
  });

  it('carries an example that nobody touched, and never the other model’s own', () => {
    const [from, to] = [withExample('a', 'a calm lake'), withExample('b', 'a lighthouse')];
    const filled = { modelId: 'a', schema: from.json_request_schema ?? {} };
    expect(planModel(to, { ...filled, values: { prompt: 'a calm lake' } })?.values).toEqual({ prompt: 'a calm lake' });
    expect(planModel(to, { ...filled, values: { prompt: '' } })?.faults).toMatchObject([{ label: 'Prompt' }]);
  });

  it('says what a model needs and the brief has not', () => {
    const plan = planModel(animate, request({ prompt: 'a boat' }));
    expect(plan?.faults).toMatchObject([{ label: 'Input image', isMedia: true }]);
    expect(planModel(words, request({}))?.faults).toMatchObject([{ label: 'Prompt', isMedia: false }]);
  });

  it('gives the brief’s own model what stands in the form', () => {
    const values = { prompt: 'a boat', input_images: ['https://a/1'] };
    expect(planModel(edit, request(values))).toMatchObject({ values, report: [], faults: [] });
  });

  it('plans nothing for a model whose settings are not known', () => {
    expect(planModel({ id: 'bare' }, request({}))).toBeNull();
  });
});

describe('planWith', () => {
  it('checks what was chosen instead', () => {
    const plan = planModel(animate, request({ prompt: 'a boat', input_images: ['https://a/1'] }));
    expect(plan && planWith(plan, { prompt: 'a boat' }).faults).toHaveLength(1);
  });
});

const price = (low: number, high: number) => ({ per: 'request' as const, low, high });

describe('sumPrices', () => {
  it('adds what is told, and counts what is not', () => {
    expect(sumPrices([price(1, 2), null, price(3, 3), { per: 'second', low: 1, high: 1 }])).toEqual({
      price: price(4, 5),
      unknown: 2,
    });
    expect(sumPrices([null])).toEqual({ price: null, unknown: 1 });
  });
});

/** A studio that answers by the model's name. */
function batchOf(answer: (body: JsonObject, tries: number) => string) {
  const seen: Submission[] = [];
  let id = 0;
  const batch = createBatch({
    submit: async (submission) => {
      seen.push(submission);
      await Promise.resolve();
      return answer(submission.body, seen.filter(({ body }) => body === submission.body).length);
    },
    newId: () => `id-${(id += 1)}`,
    now: () => 5,
  });
  const requests = ['a', 'b', 'c'].map((name) => ({ model: name, body: { model: name } }));
  const states = () => batch.parts().map(({ state }) => state);
  return { batch, seen, requests, states };
}

describe('createBatch', () => {
  it('sends each model its own submission, all in one batch', async () => {
    const { batch, seen, requests, states } = batchOf(({ model: name }) => `job-${String(name)}`);
    const first = batch.send(requests);
    await batch.send(requests);
    await first;
    expect(states()).toEqual(['sent', 'sent', 'sent']);
    expect(new Set(seen.map(({ key }) => key)).size).toBe(3);
    expect(new Set(seen.map(({ batchId }) => batchId)).size).toBe(1);
    expect(seen).toHaveLength(3);
  });

  it('retries what failed alone, by the same key where no answer came', async () => {
    const { batch, seen, requests, states } = batchOf(({ model: name }, tries) => {
      if (name === 'b' && tries === 1) throw new RequestError('Silence.', { code: 'no_answer', status: 0 });
      if (name === 'c' && tries === 1)
        throw new RequestError('Too poor.', { code: 'insufficient_credits', status: 402 });
      return 'job';
    });
    await batch.send(requests);
    expect(states()).toEqual(['sent', 'failed', 'failed']);
    expect(batch.parts()[2]).toMatchObject({ message: 'Too poor.', isUnanswered: false });
    await batch.retry();
    expect(states()).toEqual(['sent', 'sent', 'sent']);
    const keys = (name: string) => seen.filter(({ body }) => body['model'] === name).map(({ key }) => key);
    expect(keys('a')).toHaveLength(1);
    expect(new Set(keys('b')).size).toBe(1);
    expect(new Set(keys('c')).size).toBe(2);
    expect(new Set(seen.map(({ batchId }) => batchId)).size).toBe(1);
  });

  it('counts what the studio has recorded and goes on with as sent', async () => {
    const { batch, requests, states } = batchOf(({ model: name }) => {
      throw new RequestError('Later.', { code: 'unavailable', status: name === 'a' ? 429 : 504, jobId: 'job-1' });
    });
    await batch.send(requests.slice(0, 2));
    expect(states()).toEqual(['sent', 'sent']);
    batch.clear();
    expect(batch.parts()).toEqual([]);
  });
});
