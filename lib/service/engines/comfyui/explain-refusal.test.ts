import { describe, expect, it } from 'vitest';
import { explainRefusal, refusedOutputs } from './explain-refusal.ts';
import type { ComfyPlan } from './workflow/plan.ts';

const plan: ComfyPlan = {
  workflow: {
    '5': { class_type: 'KSampler', inputs: {}, _meta: { title: 'Sampler' } },
    '6': { class_type: 'LoadImage', inputs: {} },
  },
  targets: {
    steps: [{ node: '5', input: 'steps', kind: 'integer' }],
    quality: [{ node: '5', input: 'sampler_name', kind: 'text', values: { fast: 'euler' } }],
    image: [{ node: '6', input: 'image', kind: 'media' }],
    $seed: [{ node: '5', input: 'seed', kind: 'seed' }],
    'odd/name': [{ node: '5', input: 'cfg', kind: 'number' }],
  },
  outputs: ['9'],
};

function explain(node: string, type: string, input: string, config?: unknown, details = '') {
  const extra = { input_name: input, ...(config === undefined ? {} : { input_config: config, received_value: 0 }) };
  const errors = [{ type, message: 'Engine’s words', details, extra_info: extra }];
  const body = { error: { type: 'prompt_outputs_failed_validation' }, node_errors: { [node]: { errors } } };
  const { code, message, fields } = explainRefusal('atelier', body, plan);
  return { code, message, fields };
}

const whole = (error: object) => explainRefusal('atelier', { error, node_errors: [] }, plan).message;

describe('explainRefusal', () => {
  it.each([
    ['value_smaller_than_min', ['INT', { min: 1 }], 'must be at least 1'],
    ['value_smaller_than_min', 'nonsense', 'is too small'],
    ['value_bigger_than_max', ['INT', { max: 100 }], 'must be at most 100'],
    ['value_bigger_than_max', ['INT'], 'is too large'],
    ['value_not_in_list', [['a', 'b'], {}], 'is not available at atelier; choose one of a, b'],
    ['value_not_in_list', ['COMBO', { options: ['c'] }], 'is not available at atelier; choose one of c'],
    ['value_not_in_list', [[]], 'is not available at atelier'],
    ['invalid_input_type', ['INT', {}], 'must be a whole number'],
    ['invalid_input_type', ['FLOAT', {}], 'must be a number'],
    ['invalid_input_type', ['LATENT', {}], 'must be a value of another type'],
    ['required_input_missing', undefined, 'is required'],
    ['custom_validation_failed', null, 'was refused: Engine’s words'],
    ['something_new', null, 'was refused: Engine’s words'],
  ])('explains %s %j', (type, config, message) => {
    expect(explain('5', type, 'steps', config)).toEqual({
      code: 'invalid_params',
      message: `atelier refused steps: ${message}.`,
      fields: [{ pointer: '/steps', message }],
    });
  });

  it('lists no more than twelve choices', () => {
    const names = Array.from({ length: 15 }, (_, index) => `m${index}`);
    expect(explain('5', 'value_not_in_list', 'steps', [names]).fields[0]?.message).toMatch(/m10, m11 and 3 more$/);
  });

  it('keeps the engine’s values from a parameter that has its own', () => {
    expect(explain('5', 'value_not_in_list', 'sampler_name', [['euler']]).fields).toEqual([
      { pointer: '/quality', message: 'is not available at atelier' },
    ]);
  });

  it.each(['custom_validation_failed', 'value_not_in_list'])('keeps internal file names out of %s', (type) => {
    expect(explain('6', type, 'image', [[], {}], 'image - Invalid image file: easel/x.png').fields).toEqual([
      { pointer: '/image', message: 'can’t be loaded by atelier' },
    ]);
  });

  it('does not blame a request for what no parameter sets', () => {
    expect(explain('5', 'value_bigger_than_max', 'seed', ['INT', { max: 9 }])).toEqual({
      code: 'upstream_error',
      message: 'atelier refused the workflow. “Sampler”: seed must be at most 9.',
      fields: [],
    });
  });

  it('escapes names in pointers', () => {
    expect(explain('5', 'required_input_missing', 'cfg').fields[0]?.pointer).toBe('/odd~1name');
  });

  it('names the node of an input without a parameter', () => {
    expect(explain('5', 'value_not_in_list', 'scheduler', [['karras']])).toEqual({
      code: 'upstream_error',
      message: 'atelier refused the workflow. “Sampler”: scheduler is not available at atelier; choose one of karras.',
      fields: [],
    });
  });

  it('names a missing node, in the words of new and old versions', () => {
    const expected = 'atelier lacks the node “KSampler”, which the workflow needs. Install it there.';
    expect(whole({ type: 'missing_node_type', extra_info: { node_id: '5' } })).toBe(expected);
    expect(whole({ type: 'invalid_prompt', details: "Node ID '#5'" })).toBe(expected);
  });

  it('repeats the first line of other errors', () => {
    expect(whole({ type: 'no_prompt', message: 'No prompt\nTraceback' })).toBe(
      'atelier refused the workflow: No prompt.',
    );
    expect(whole({})).toBe('atelier refused the workflow.');
  });

  it.each([undefined, null, 'no', [], 4])('survives the answer %j', (body) => {
    expect(explainRefusal('atelier', body, plan)).toMatchObject({ code: 'upstream_error' });
  });
});

describe('refusedOutputs', () => {
  it('lists the outputs that depend on refused nodes', () => {
    const body = { prompt_id: 'a', node_errors: { '5': { errors: [], dependent_outputs: ['9', '10'] } } };
    expect([...refusedOutputs(body)]).toEqual(['9', '10']);
  });

  it.each([undefined, {}, { node_errors: [] }])('is empty for %j', (body) => {
    expect([...refusedOutputs(body)]).toEqual([]);
  });
});
