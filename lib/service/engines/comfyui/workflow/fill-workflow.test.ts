import { isDeepStrictEqual } from 'node:util';
import {
  anything,
  array,
  assert,
  boolean,
  constantFrom,
  double,
  integer,
  oneof,
  property,
  record,
  string,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEaselError } from '../../../../contract/error.ts';
import { fillWorkflow } from './fill-workflow.ts';
import { isScalar, readPlan, type ComfyPlan, type PlanTarget, type Workflow } from './plan.ts';
import { textToImage } from '../../testing/comfy-workflows.ts';

const plan: ComfyPlan = {
  workflow: {
    ...textToImage,
    '11': { class_type: 'LoadImage', inputs: { image: 'a.png' } },
    '12': { class_type: 'LoadImage', inputs: { image: 'b.png' } },
    '13': { class_type: 'KSampler', inputs: { seed: 1, enabled: true, positive: ['4', 0] } },
  },
  targets: {
    prompt: [{ node: '4', input: 'text', kind: 'text' }],
    cfg: [{ node: '6', input: 'cfg', kind: 'number' }],
    steps: [{ node: '6', input: 'steps', kind: 'integer' }],
    enabled: [{ node: '13', input: 'enabled', kind: 'boolean' }],
    images: [
      { node: '11', input: 'image', kind: 'media' },
      { node: '12', input: 'image', kind: 'media' },
    ],
    seed: [{ node: '6', input: 'seed', kind: 'seed' }],
    $seed: [{ node: '13', input: 'seed', kind: 'seed' }],
    speed: [{ node: '6', input: 'scheduler', kind: 'text', values: { fast: 'simple', '4': 'beta', true: 'normal' } }],
  },
  outputs: ['10'],
};
const options: Parameters<typeof fillWorkflow>[2] = { seed: 99, media: {} };
const fill = (parameters: Record<string, unknown>, given = options) => fillWorkflow(plan, parameters, given);

/** The place of every literal that a target may set, and of everything else. */
function literalsOf(workflow: Workflow) {
  return Object.entries(workflow).flatMap(([node, { inputs }]) =>
    Object.entries(inputs).map(([input, value]) => ({ place: `${node}.${input}`, value })),
  );
}

/** What a call returns, or what it throws. */
function attempt<Result>(call: () => Result): Result | Error {
  try {
    return call();
  } catch (thrown) {
    return thrown instanceof Error ? thrown : new Error('no error was thrown', { cause: thrown });
  }
}

describe('fillWorkflow', () => {
  it('replaces the literals of the parameters, and nothing else', () => {
    const filled = fill({ prompt: 'a pier', cfg: 3.25, steps: 8, enabled: false, seed: 5 });
    expect(filled['4']?.inputs).toEqual({ text: 'a pier', clip: ['2', 1] });
    expect(filled['6']?.inputs).toEqual({ ...textToImage['6']?.inputs, cfg: 3.25, steps: 8, seed: 5 });
    expect(filled['13']?.inputs['enabled']).toBe(false);
    expect(filled['7']).toEqual(textToImage['7']);
  });

  it('leaves the plan as it was', () => {
    const before = structuredClone(plan);
    fill({ prompt: 'another', seed: 1 }, { seed: 1, media: { images: ['x.png'] } });
    expect(plan).toEqual(before);
  });

  it('keeps the literal of a parameter that is absent or null', () => {
    const filled = fill({ steps: null });
    expect(filled['6']?.inputs).toMatchObject({ steps: 20, cfg: 7.5 });
    expect(filled['11']?.inputs['image']).toBe('a.png');
  });

  it('draws the seed that the request leaves empty', () => {
    expect([fill({})['6']?.inputs['seed'], fill({})['13']?.inputs['seed']]).toEqual([99, 99]);
  });

  it('lets seeds without a field follow the seed of the request', () => {
    expect(fill({ seed: 5 })['13']?.inputs['seed']).toBe(5);
  });

  it('gives the files of a list to its targets in order', () => {
    const filled = fillWorkflow(plan, {}, { seed: 1, media: { images: ['easel/one.png', 'easel/two.png'] } });
    expect([filled['11'], filled['12']].map((node) => node?.inputs['image'])).toEqual([
      'easel/one.png',
      'easel/two.png',
    ]);
  });

  it('gives the last file to all targets that are left', () => {
    const filled = fillWorkflow(plan, {}, { seed: 1, media: { images: ['easel/one.png'] } });
    expect([filled['11'], filled['12']].map((node) => node?.inputs['image'])).toEqual([
      'easel/one.png',
      'easel/one.png',
    ]);
  });

  it('takes files only from uploads', () => {
    const filled = fill({ images: ['../secret.png', '../other.png'] });
    expect(filled['11']?.inputs['image']).toBe('a.png');
  });

  it.each([
    ['fast', 'simple'],
    [4, 'beta'],
    [true, 'normal'],
    ['karras', 'karras'],
    ['constructor', 'constructor'],
  ])('maps the value %s', (value, expected) => {
    expect(fill({ speed: value })['6']?.inputs['scheduler']).toBe(expected);
  });

  it.each([
    [{ prompt: ['4', 0] }, '/prompt', 'prompt: must be text.'],
    [{ prompt: { __value__: ['4', 0] } }, '/prompt', 'prompt: must be text.'],
    [{ prompt: 7 }, '/prompt', 'prompt: must be text.'],
    [{ cfg: '7' }, '/cfg', 'cfg: must be a number.'],
    [{ cfg: Infinity }, '/cfg', 'cfg: must be a number.'],
    [{ steps: 2.5 }, '/steps', 'steps: must be a whole number.'],
    [{ seed: -1 }, '/seed', 'seed: must be a whole number from 0.'],
    [{ seed: 2 ** 60 }, '/seed', 'seed: must be a whole number from 0.'],
    [{ enabled: 'yes' }, '/enabled', 'enabled: must be true or false.'],
    [{ speed: ['fast'] }, '/speed', 'speed: must be text.'],
    [{ speed: 5 }, '/speed', 'speed: must be text.'],
  ])('rejects %j at its field', (parameters, pointer, message) => {
    const thrown = attempt(() => fill(parameters));
    expect(
      isEaselError(thrown) && { code: thrown.code, message: thrown.message, pointer: thrown.fields[0]?.pointer },
    ).toEqual({ code: 'invalid_params', message, pointer });
  });

  it('rejects a file for an input that takes text', () => {
    const thrown = attempt(() =>
      fill({ prompt: 'https://example.com/a.png' }, { seed: 99, media: { prompt: ['a.png'] } }),
    );
    expect(isEaselError(thrown) && thrown.message).toBe('prompt: is a file, and the workflow takes none there.');
  });

  it.each([
    ['a link', { node: '6', input: 'positive', kind: 'text' }],
    ['an input that is not there', { node: '6', input: 'toString', kind: 'text' }],
    ['a node that is not there', { node: 'constructor', input: 'name', kind: 'text' }],
  ] as const)('refuses a plan whose target is %s', (_, target) => {
    const broken = { ...plan, targets: { prompt: [target] } };
    expect(() => fillWorkflow(broken, { prompt: 'text' }, options)).toThrow('is no literal');
  });

  it('changes only scalar literals into scalars, whatever the values', () => {
    const value = oneof(string(), integer(), double(), boolean(), array(anything()), anything());
    const kind = constantFrom<PlanTarget['kind']>('text', 'number', 'integer', 'boolean', 'media', 'seed');
    const places = literalsOf(plan.workflow);
    const target = record({ place: constantFrom(...places), kind });
    const media = array(string(), { maxLength: 3 });
    const cases = record({
      target,
      value,
      media,
      seed: integer({ min: 0 }),
      name: oneof(string(), constantFrom('__proto__')),
    });
    let filledCount = 0;
    assert(
      property(cases, ({ target: { place, kind }, value, media, seed, name }) => {
        const [node = '', input = ''] = place.place.split('.');
        const one = { ...plan, targets: Object.fromEntries([[name, [{ node, input, kind }]]]) };
        const filled = attempt(() =>
          fillWorkflow(one, Object.fromEntries([[name, value]]), { seed, media: Object.fromEntries([[name, media]]) }),
        );
        // A plan whose target is a link is a mistake of ours; every other refusal is one of the request.
        if (filled instanceof Error) return isEaselError(filled) || !isScalar(place.value);
        filledCount += 1;
        const after = literalsOf(filled);
        return places.every((before, index) => {
          const now = after[index];
          if (now?.place !== before.place || after.length !== places.length) return false;
          const isTarget = before.place === place.place && isScalar(before.value);
          return isTarget ? isScalar(now.value) : isDeepStrictEqual(now.value, before.value);
        });
      }),
      { numRuns: 2000 },
    );
    expect(filledCount).toBeGreaterThan(100);
  });
});

describe('readPlan', () => {
  it('reads what discovery stored', () => {
    expect(readPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
  });

  it.each([
    { workflow: {}, targets: {} },
    { workflow: { '1': { inputs: {} } }, targets: {}, outputs: [] },
    { workflow: {}, targets: { prompt: [{ node: '1', input: 'text', kind: 'link' }] }, outputs: [] },
    {
      workflow: {},
      targets: { prompt: [{ node: '1', input: 'a', kind: 'text', values: { a: ['4', 0] } }] },
      outputs: [],
    },
  ])('rejects %j', (invalid) => {
    expect(() => readPlan(invalid)).toThrow('"path"');
  });
});
