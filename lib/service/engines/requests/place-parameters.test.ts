import { describe, expect, it } from 'vitest';
import type { EngineJob } from '../engine.ts';
import { fieldIssue, placedInputs, placeParameters } from './place-parameters.ts';
import type { RequestPlan } from './request-plan.ts';

const plan: RequestPlan = {
  model: 'm',
  targets: {
    text: ['prompt'],
    width: ['image_size.width'],
    height: ['image_size.height'],
    look: [{ to: 'style', values: { soft: 'pastel', '2': 7 } }],
    seed: ['seed'],
    reference: ['image_url'],
    references: ['image_urls'],
  },
  fixed: { steps: 4, 'image_size.unit': 'px' },
  lists: ['image_urls'],
  seed: { to: 'seed', maximum: 99 },
};

function jobOf(parameters: EngineJob['parameters'], inputs: EngineJob['inputs'] = {}): EngineJob {
  const model = {
    id: 'm',
    title: 'M',
    summary: '',
    description: '',
    mediaType: 'image' as const,
    inputs: [],
    requestSchema: {},
    plan,
    unavailable: null,
  };
  return { key: 'k', model, parameters, inputs, seed: 250 };
}

const input = { path: '/x', kind: 'image' as const, contentType: 'image/png' };

describe('placeParameters', () => {
  it('places parameters and fixed values at their paths', () => {
    expect(placeParameters(plan, jobOf({ text: 'a barn', width: 640, height: 480, seed: 3 }))).toEqual({
      steps: 4,
      image_size: { unit: 'px', width: 640, height: 480 },
      prompt: 'a barn',
      seed: 3,
    });
  });

  it('translates values that the settings name', () => {
    expect(placeParameters(plan, jobOf({ look: 'soft' }))).toMatchObject({ style: 'pastel' });
    expect(placeParameters(plan, jobOf({ look: 2 }))).toMatchObject({ style: 7 });
    expect(placeParameters(plan, jobOf({ look: 'constructor' }))).toMatchObject({ style: 'constructor' });
  });

  it('draws a seed within bounds when the request has none', () => {
    expect(placeParameters(plan, jobOf({}))).toMatchObject({ seed: 50 });
    expect(placeParameters({ ...plan, seed: null }, jobOf({}))).not.toHaveProperty('seed');
  });

  it('leaves out empty parameters, media, and parameters without a target', () => {
    const body = placeParameters(plan, jobOf({ text: null, other: 1, reference: 'x' }, { reference: [input] }));
    expect(body).toEqual({ steps: 4, image_size: { unit: 'px' }, seed: 50 });
  });

  it('does not reach what every object inherits', () => {
    const bad = { ...plan, targets: { text: ['__proto__.polluted'] } };
    placeParameters(bad, jobOf({ text: 'yes', toString: 'x' }));
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('placedInputs', () => {
  it('says where media go, and whether as a list', () => {
    expect(placedInputs(plan, jobOf({}, { reference: [input], references: [input, input], other: [input] }))).toEqual([
      { parameter: 'reference', to: 'image_url', isList: false, inputs: [input] },
      { parameter: 'references', to: 'image_urls', isList: true, inputs: [input, input] },
    ]);
  });
});

describe('fieldIssue', () => {
  it.each([
    [['prompt'], '/text'],
    [['image_size', 'width'], '/width'],
    [['image_urls', 1], '/references/1'],
    [['steps'], ''],
    [[], ''],
  ])('finds the parameter of %j', (path, pointer) => {
    expect(fieldIssue(plan, path, 'no')).toEqual({ pointer, message: 'no' });
  });
});
