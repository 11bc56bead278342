import { describe, expect, it } from 'vitest';
import type { LooseModel } from '@/lib/contract/model';
import type { DroppedFile } from '@/components/ui/dropped-files';
import { requestsOf } from './list-body';
import { planRows, type RowPlan } from './plan-rows';
import { fileColumn, listOfFiles, type RequestList } from './read-list';
import { awaitedAddress, withAddresses } from './upload-files';

const schema = {
  type: 'object',
  required: ['prompt'],
  properties: {
    prompt: { type: 'string', minLength: 1 },
    steps: { type: 'integer', minimum: 1, maximum: 50, title: 'Sampling steps' },
    upsample: { type: 'boolean' },
    image: { type: 'string', format: 'uri', 'x-media': 'image' },
    seed: { type: 'integer', minimum: 0 },
  },
};
const painter: LooseModel = { id: 'ig-1', display_name: 'Scene painter', json_request_schema: schema };
const plain: LooseModel = {
  id: 'ig-9',
  display_name: 'Plain',
  json_request_schema: { type: 'object', properties: { prompt: { type: 'string' } } },
};
const photo: DroppedFile = { path: 'in/photo.png', file: new File(['x'], 'photo.png', { type: 'image/png' }) };
const clip: DroppedFile = { path: 'in/clip.mp4', file: new File(['x'], 'clip.mp4', { type: 'video/mp4' }) };

function plansOf(
  columns: string[],
  rows: string[][],
  changes: Partial<Parameters<typeof planRows>[1]> = {},
): RowPlan[] {
  const list: RequestList = {
    columns,
    rows: rows.map((cells, at) => ({
      number: at + 1,
      cells: Object.fromEntries(cells.map((cell, column) => [columns[column] ?? '', cell])),
      issue: null,
    })),
    total: rows.length,
    split: null,
  };
  return planRows(list, {
    base: { model: painter, schema, values: { prompt: 'of the form', steps: 20 } },
    models: [painter, plain],
    assigned: {},
    files: [photo, clip],
    origin: 'http://studio.example',
    ...changes,
  });
}
const issuesOf = (plans: RowPlan[]) => plans.map(({ issues }) => issues.map(({ column }) => column));

describe('planRows', () => {
  it('puts the cells of a row over the values of the form', () => {
    const [first, second] = plansOf(
      ['Prompt', 'sampling steps', 'upsample', 'Seed', 'count'],
      [
        ['a kite', '12', 'yes', '7', '3'],
        ['', '', '', '', ''],
      ],
    );
    expect(first).toMatchObject({
      values: { prompt: 'a kite', steps: '12', upsample: true, seed: 7 },
      count: 3,
      issues: [],
    });
    expect(second).toMatchObject({ values: { prompt: 'of the form', steps: 20 }, count: 1, issues: [] });
  });

  it('names the row and the column of what is wrong', () => {
    const plans = plansOf(
      ['prompt', 'steps', 'seed', 'count', 'model', 'image'],
      [
        ['a', '99', '', '', '', ''],
        ['a', 'many', '', '', '', ''],
        ['a', '', 'x', '9', '', ''],
        ['a', '', '', '', 'Oil', ''],
        ['a', '', '', '', '', 'missing.png'],
        ['a', '', '', '', '', 'clip.mp4'],
      ],
    );
    expect(issuesOf(plans)).toEqual([['steps'], ['steps'], ['seed', 'count'], ['model'], ['image'], ['image']]);
  });

  it('carries the form over to the model that a row names, and refuses settings that it does not have', () => {
    const [fits, lacks] = plansOf(
      ['prompt', 'model', 'steps'],
      [
        ['a kite', 'plain', ''],
        ['a boat', 'ig-9', '12'],
      ],
    );
    expect(fits).toMatchObject({ model: plain, values: { prompt: 'a kite' }, issues: [] });
    expect(lacks?.issues).toMatchObject([{ column: 'steps' }]);
  });

  it('uses columns as they are assigned', () => {
    const [plan] = plansOf(['scene', 'steps'], [['a kite', '99']], { assigned: { scene: 'prompt', steps: '' } });
    expect(plan).toMatchObject({ values: { prompt: 'a kite', steps: 20 }, issues: [] });
  });

  it('reports a row that could not be read', () => {
    const list = {
      columns: ['prompt'],
      rows: [{ number: 1, cells: {}, issue: 'not valid UTF-8' }],
      total: 1,
      split: null,
    };
    const [plan] = planRows(list, {
      base: { model: painter, schema, values: {} },
      models: [painter],
      assigned: {},
      files: [],
      origin: '',
    });
    expect(plan?.issues).toEqual([{ column: null, message: expect.stringContaining('not valid UTF-8') as unknown }]);
  });
});

describe('planRows of a set of media', () => {
  it('uses each of two files of one name', () => {
    const files = [1, 2].map((size) => ({
      path: 'kite.png',
      file: new File(['a'.repeat(size)], 'kite.png', { type: 'image/png' }),
    }));
    const plans = planRows(listOfFiles(files.map(({ path }) => path)), {
      base: { model: painter, schema, values: {} },
      models: [painter],
      assigned: { [fileColumn]: 'image' },
      files,
      origin: '',
    });
    expect(plans.map(({ values }) => values['image'])).toEqual([awaitedAddress(0), awaitedAddress(1)]);
  });
});

describe('requestsOf', () => {
  it('makes a body of each row, with the addresses of its files and a seed of its own', () => {
    const requests = requestsOf(
      plansOf(
        ['image', 'count'],
        [
          ['photo.png', '2'],
          ['in/photo.png', '1'],
        ],
      ),
    );
    const bodies = requests.map(({ body }) => withAddresses(body, (index) => `/api/studio/media/up${index}`));
    const image = '/api/studio/media/up0';
    expect(bodies[0]).toEqual({ model: 'ig-1', prompt: 'of the form', steps: 20, image, num_generations: 2 });
    expect(bodies[1]).toMatchObject({ prompt: 'of the form', image, seed: expect.any(Number) as unknown });
  });
});
