import { describe, expect, it } from 'vitest';
import type { JsonObject, LooseModel } from '@/lib/contract/model';
import { planModel, planWith } from './plan-model';

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
  it('carries a request over by the rules of a switch, and reports the changes', () => {
    const plan = planModel(animate, request({ prompt: 'a boat', input_images: ['https://a/1', 'https://a/2'] }));
    expect(plan?.values).toEqual({ prompt: 'a boat', input_image: 'https://a/1' });
    expect(plan?.report.map(({ what }) => what)).toEqual(['kept', 'dropped']);
    expect(plan?.issues).toEqual([]);
  });

  it('carries over an unedited example, and never uses the other model’s own', () => {
    const [from, to] = [withExample('a', 'a calm lake'), withExample('b', 'a lighthouse')];
    const filled = { modelId: 'a', schema: from.json_request_schema ?? {} };
    expect(planModel(to, { ...filled, values: { prompt: 'a calm lake' } })?.values).toEqual({ prompt: 'a calm lake' });
    expect(planModel(to, { ...filled, values: { prompt: '' } })?.issues).toMatchObject([{ label: 'Prompt' }]);
  });

  it('reports what a model needs and the request lacks', () => {
    const plan = planModel(animate, request({ prompt: 'a boat' }));
    expect(plan?.issues).toMatchObject([{ label: 'Input image', isMedia: true }]);
    expect(planModel(words, request({}))?.issues).toMatchObject([{ label: 'Prompt', isMedia: false }]);
  });

  it('gives the request’s own model the form’s values', () => {
    const values = { prompt: 'a boat', input_images: ['https://a/1'] };
    expect(planModel(edit, request(values))).toMatchObject({ values, report: [], issues: [] });
  });

  it('plans nothing for a model whose settings are unknown', () => {
    expect(planModel({ id: 'bare' }, request({}))).toBeNull();
  });
});

describe('planWith', () => {
  it('checks the chosen values', () => {
    const plan = planModel(animate, request({ prompt: 'a boat', input_images: ['https://a/1'] }));
    expect(plan && planWith(plan, { prompt: 'a boat' }).issues).toHaveLength(1);
  });
});
