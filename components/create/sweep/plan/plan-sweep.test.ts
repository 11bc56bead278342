import { assert, constantFrom, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject, LooseModel } from '@/lib/contract/model';
import { newSweepSchema } from '@/lib/contract/studio/sweep';
import { mostSweepCells } from '@/lib/contract/studio/sweep-limits';
import { runWithLocale } from '@/lib/intl/run-with-locale';
import { createFormModel } from '@/lib/schema-form/model/form-model';
import { initialValues } from '@/lib/schema-form/values/initial-values';
import { setFresh } from '@/lib/schema-form/reserved-values';
import { checkParameters } from '@/lib/service/models/check/check-parameters';
import { models as registered } from '@/lib/service/models/registry';
import { requestSchemaOf } from '@/lib/service/models/request-schema';
import { type AxisDraft, noAxis, startAxis } from './axis-draft';
import { axisSubjects } from './axis-subjects';
import { modelsWithout, planSweep, type SweepForm, toNewSweep } from './plan-sweep';

const prompt = { type: 'string', title: 'Prompt', renderType: 'prompt' };
const guidance = { type: 'number', title: 'Guidance', minimum: 0, maximum: 20 };
const steps = { type: 'integer', title: 'Steps', minimum: 1, maximum: 60, 'x-unit': 'steps' };
const seed = { type: 'integer', title: 'Seed', minimum: 0, maximum: 1000 };
const model = (id: string, properties: JsonObject): LooseModel => ({
  id,
  display_name: id.toUpperCase(),
  json_request_schema: { type: 'object', required: ['prompt'], properties: { prompt, ...properties } },
});
const painter = model('painter', {
  guidance,
  steps,
  style: { type: 'string', title: 'Style', enum: ['plain', 'soft'] },
  fog: { type: 'boolean', title: 'Fog' },
  num_images: { type: 'integer', minimum: 1, maximum: 4 },
  image: { type: 'string', renderType: 'image-url' },
  seed,
});
const other = model('other', { seed });
const bare: LooseModel = { id: 'bare' };

const formOf = (values: JsonObject = {}, change: Partial<SweepForm> = {}): SweepForm => ({
  model: painter,
  schema: painter.json_request_schema ?? {},
  values: { prompt: 'a house by a lake', ...values },
  seed: '7',
  models: [painter, other, bare],
  ...change,
});
const axis = (subject: string, change: Partial<AxisDraft> = {}): AxisDraft => ({ ...noAxis, subject, ...change });
const numbers = (subject: string, ...values: string[]) => axis(subject, { values });
function plan(across: AxisDraft, down: AxisDraft = noAxis, form = formOf()) {
  return planSweep(form, { across, down }, axisSubjects(form.schema, form.values));
}
const bodies = (planned: ReturnType<typeof plan>) => planned.cells.map(({ body }) => body);

describe('axisSubjects', () => {
  it('offers prompts first, then settings, the seed and the model; neither media nor the number of results', () => {
    expect(axisSubjects(formOf().schema, {}).map(({ id }) => id)).toEqual([
      '/prompt',
      'replace /prompt',
      '/guidance',
      '/steps',
      '/style',
      '/fog',
      '/seed',
      'model',
    ]);
  });

  it('offers the proportions of a form with two sides, and only those that it has', () => {
    const side = { type: 'integer', minimum: 512, maximum: 1400 };
    const { json_request_schema: schema = {} } = model('sized', { width: side, height: side });
    const ratio = axisSubjects(schema ?? {}, { width: 1024, height: 1024 }).find(({ id }) => id === 'ratio');
    expect(ratio?.kind === 'ratio' && ratio.options.map(({ key }) => key)).toEqual([
      '16:9',
      '3:2',
      '1:1',
      '3:4',
      '2:3',
      '9:16',
    ]);
  });
});

describe('planSweep', () => {
  it('makes a request for each cell, row by row, which differ in nothing but the axes', () => {
    const planned = plan(numbers('/guidance', '3', '7.5'), numbers('/steps', '8', '30'));
    const same = { model: 'painter', prompt: 'a house by a lake', seed: 7 };
    expect(bodies(planned)).toEqual([
      { ...same, guidance: 3, steps: 8 },
      { ...same, guidance: 7.5, steps: 8 },
      { ...same, guidance: 3, steps: 30 },
      { ...same, guidance: 7.5, steps: 30 },
    ]);
    expect(toNewSweep(planned, crypto.randomUUID())).toMatchObject({
      across: { label: 'Guidance', values: ['3', '7.5'] },
      down: { label: 'Steps', values: ['8 steps', '30 steps'] },
    });
  });

  it('draws no seed for a cell, though the form draws one for each press', () => {
    const values = setFresh({ seed: 5 }, '/seed', true);
    expect(bodies(plan(numbers('/steps', '1', '2'), noAxis, formOf(values))).map((body) => body['seed'])).toEqual([
      7, 7,
    ]);
    expect(bodies(plan(numbers('/seed', '1', '2', '1'))).map((body) => body['seed'])).toEqual([1, 2]);
  });

  it('makes one result a cell', () => {
    const planned = plan(numbers('/steps', '1', '2'), noAxis, formOf({ num_images: 4 }));
    expect(bodies(planned).map((body) => body['num_images'])).toEqual([1, 1]);
    const four = model('four', { steps, num_images: { type: 'integer', default: 4 } });
    const schema = four.json_request_schema ?? {};
    const byDefault = plan(numbers('/steps', '1', '2'), noAxis, formOf({}, { model: four, schema }));
    expect(bodies(byDefault).map((body) => body['num_images'])).toEqual([1, 1]);
  });

  it('looks for the text to replace in the prompt of each cell', () => {
    const words = axis('replace /prompt', { search: 'boat', text: 'kite\nswan' });
    const rows = (text: string) => plan(words, axis('/prompt', { text }));
    expect(bodies(rows('a boat\nthe boat')).map((body) => body['prompt'])).toEqual([
      'a kite',
      'a swan',
      'the kite',
      'the swan',
    ]);
    expect(rows('a boat\na tree').issues).toEqual(['“boat” isn’t in the prompt.']);
  });

  it('names why the model of the form is unavailable', () => {
    const away = { ...painter, unavailable: 'The engine is not responding.' };
    const planned = plan(numbers('/steps', '1', '2'), noAxis, formOf({}, { model: away }));
    expect(planned.issues.join(' ')).toContain('The engine is not responding.');
  });

  it('varies prompts, ticked values and switches', () => {
    const planned = plan(
      axis('/prompt', { text: 'a boat\n\n a tree \na boat' }),
      axis('/style', { values: ['"soft"', '"plain"'] }),
    );
    expect(bodies(planned).map((body) => [body['prompt'], body['style']])).toEqual([
      ['a boat', 'plain'],
      ['a tree', 'plain'],
      ['a boat', 'soft'],
      ['a tree', 'soft'],
    ]);
    const switched = plan(axis('/fog', { values: ['false', 'true'] }));
    expect(bodies(switched).map((body) => body['fog'])).toEqual([true, false]);
    expect(switched.across?.values.map(({ label }) => label)).toEqual(['On', 'Off']);
  });

  it('writes the numbers of an axis in the language of the reader, and sends them as numbers', () => {
    const planned = runWithLocale('de', () => plan(numbers('/guidance', '7.5', '12')));
    expect(planned.across?.values.map(({ label }) => label)).toEqual(['7,5', '12']);
    expect(bodies(planned).map((body) => body['guidance'])).toEqual([7.5, 12]);
  });

  it('replaces a part of the prompt literally, in the prompt of its row', () => {
    const replace = axis('replace /prompt', { search: 'lake', text: 'river $&\npond' });
    const planned = plan(replace, axis('/prompt', { text: 'a lake\ntwo lakes' }));
    expect(bodies(planned).map((body) => body['prompt'])).toEqual([
      'a river $&',
      'a pond',
      'two river $&s',
      'two ponds',
    ]);
    expect(planned.across?.label).toBe('Instead of “lake”');
    const missing = plan(axis('replace /prompt', { search: 'castle', text: 'a\nb' }));
    expect([missing.across?.issue, missing.cells]).toEqual(['“castle” isn’t in the prompt.', []]);
  });

  it('carries the request over to other models, with the same seed', () => {
    const planned = plan(numbers('model', 'painter', 'other'), numbers('/steps', '8', '30'));
    expect(bodies(planned).map((body) => [body['model'], body['steps'] ?? null, body['seed']])).toEqual([
      ['painter', 8, 7],
      ['other', null, 7],
      ['painter', 30, 7],
      ['other', null, 7],
    ]);
    expect(modelsWithout(planned, formOf())).toEqual(['OTHER']);
    expect(modelsWithout(plan(numbers('model', 'painter', 'other'), numbers('/seed', '1', '2')), formOf())).toEqual([]);
  });

  it('names a value that can’t be used at its place, and makes no request', () => {
    const planned = plan(numbers('/guidance', '3', '99', 'x'), numbers('/steps', '8', '2.5'));
    expect(planned.across?.values.map(({ issue }) => issue !== null)).toEqual([false, true, true]);
    expect(planned.down?.values.map(({ issue }) => issue !== null)).toEqual([false, true]);
    expect(planned.cells).toEqual([]);
    const models = plan(numbers('model', 'painter', 'bare', 'gone'));
    expect(models.across?.values.map(({ issue }) => issue !== null)).toEqual([false, true, true]);
    const unavailable = formOf({}, { models: [painter, { ...other, unavailable: 'Its engine is off.' }] });
    expect(plan(numbers('model', 'painter', 'other'), noAxis, unavailable).across?.values[1]?.issue).toBe(
      'Its engine is off.',
    );
  });

  it('names what is wrong with the rest of the form', () => {
    expect(plan(numbers('/steps', '8', '9'), noAxis, formOf({ prompt: '', guidance: 99 })).issues).toEqual([
      expect.stringMatching(/^Prompt: /),
      expect.stringMatching(/^Guidance: /),
    ]);
    const image = { type: 'string', renderType: 'image-url', title: 'Image' };
    const needs = model('needs', { image });
    Object.assign(needs.json_request_schema ?? {}, { required: ['prompt', 'image'] });
    expect(plan(numbers('model', 'painter', 'needs'), noAxis, formOf({}, { models: [painter, needs] })).issues).toEqual(
      [expect.stringMatching(/^NEEDS, Image: /)],
    );
  });

  it('has two cells at least, and no more than the limit', () => {
    expect(plan(numbers('/steps', '8'))).toMatchObject({
      cells: [],
      issues: [expect.stringContaining('second value')],
    });
    const [many, more] = [10, 11].map((count) => Array.from({ length: count }, (_, index) => String(index + 1)));
    expect(plan(numbers('/steps', ...(many ?? [])), numbers('/guidance', ...(many ?? []))).cells).toHaveLength(
      mostSweepCells,
    );
    const large = plan(numbers('/steps', ...(many ?? [])), numbers('/guidance', ...(more ?? [])));
    expect(large).toMatchObject({ cells: [], issues: [expect.stringContaining(String(mostSweepCells))] });
  });

  it('cuts labels of any length, and none in the middle of the request', () => {
    const long = 'x'.repeat(5000);
    const planned = plan(axis('/prompt', { text: `${long}\nshort` }));
    const sweep = toNewSweep(planned, crypto.randomUUID());
    expect(newSweepSchema.safeParse(sweep).success).toBe(true);
    expect(sweep?.requests[0]?.['prompt']).toBe(long);
  });
});

describe('planSweep of the service’s models', () => {
  const loose = registered.map((one): LooseModel => ({ id: one.id, json_request_schema: requestSchemaOf(one) }));

  it.each(registered.map((one) => [one.id, one] as const))(
    'makes only requests that the service accepts: every pair of settings of %s',
    (id, profile) => {
      const own = loose.find((one) => one.id === id) ?? bare;
      const schema = own.json_request_schema ?? {};
      const form: SweepForm = {
        model: own,
        schema,
        values: { ...initialValues(schema), ...withFiles(schema), prompt: 'a house by a lake' },
        seed: '7',
        models: loose,
      };
      const subjects = axisSubjects(schema, form.values).filter(({ kind }) => kind !== 'model');
      const drafts = subjects.map((subject): AxisDraft => {
        const start = startAxis(subject, { values: form.values, model: id }, () => 0.3);
        if (subject.kind === 'replace') return { ...start, search: 'lake', text: 'river\npond' };
        if (subject.kind === 'text') return { ...start, text: 'a quiet place\na loud place' };
        if (subject.kind !== 'number') return start;
        const { minimum, maximum } = subject.field;
        return { ...start, values: [String(minimum ?? 1), String(maximum ?? 2)] };
      });
      const pair = tuple(constantFrom(...drafts), constantFrom(noAxis, ...drafts));
      assert(
        property(pair, ([across, down]) => {
          if (across.subject === down.subject) return;
          const { cells, columns, rows, issues } = planSweep(form, { across, down }, subjects);
          if (columns * rows < 2 || issues.length > 0) return;
          expect(cells).toHaveLength(columns * rows);
          for (const { body } of cells) {
            const { model: _model, ...parameters } = body;
            checkParameters(profile, parameters);
          }
        }),
        { numRuns: 25 },
      );
      // At least one of its settings makes a sweep.
      const possible = drafts.filter((across) => planSweep(form, { across, down: noAxis }, subjects).cells.length > 1);
      expect(possible.length).toBeGreaterThan(drafts.length / 2);
    },
  );
});

/** Addresses for all files that a model takes. */
function withFiles(schema: JsonObject): JsonObject {
  const fields = createFormModel(schema).fields.filter((field) => field.kind === 'media');
  return Object.fromEntries(
    fields.map(({ name, media, isMany }) => {
      const address = `https://a.example/${media}`;
      return [name, isMany ? [address] : address];
    }),
  );
}
