import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../contract/model.ts';
import { translateModel } from '../service/models/german/translate-model.ts';
import { modelObjectOf } from '../service/models/model-object.ts';
import { models } from '../service/models/registry.ts';
import { requestSchemaOf } from '../service/models/request-schema.ts';
import { shotFitOf } from './shot-fit.ts';
import { nearestLength } from './shot-length.ts';

const schemaOf = (id: string): JsonObject => {
  const model = models.find((candidate) => candidate.id === id);
  if (model === undefined) throw new Error(`no model ${id}`);
  return requestSchemaOf(model);
};

const renderer = { name: 'test', neural: false, note: '' };

/** As in `first! last refs≤9 length=duration either`. */
function describeFit(id: string): string {
  const fit = shotFitOf(schemaOf(id));
  if (fit === null) return 'none';
  const { firstFrame, lastFrame, references, length } = fit;
  return [
    firstFrame === null ? '' : `first${firstFrame.isRequired ? '!' : ''}`,
    lastFrame === null ? '' : 'last',
    references === null ? '' : `refs${references.isRequired ? '!' : ''}≤${references.most} ${references.pattern}`,
    length === null ? '' : `length=${length.name}`,
    fit.isEither ? 'either' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const table: [string, string][] = [
  ['ig-1', ''],
  ['ig-2', ''],
  ['ig-3', 'refs≤14 Image {n}'],
  ['ie-1', 'refs≤3 Image {n}'],
  ['ie-2', 'refs≤3 Image {n}'],
  ['ie-3', 'refs≤10 Image {n}'],
  ['ie-4', 'refs≤14 Image {n}'],
  ['ie-5', 'refs!≤3 Image {n}'],
  ['ie-6', 'refs≤14 Image {n}'],
  ['ie-7', 'refs≤14 Image {n}'],
  ['ie-8', 'refs≤14 Image {n}'],
  ['ie-9', 'refs≤10 image {n}'],
  ['ie-10', 'first!'],
  ['ie-11', 'none'],
  ['ie-12', 'none'],
  ['ie-13', 'first!'],
  ['v-1', 'none'],
  ['v-2', 'first length=seconds'],
  ['v-3', 'length=num_frames'],
  ['v-4', ''],
  ['v-5', 'first! length=duration'],
  ['v-6', 'refs≤9 Image {n} length=duration'],
  ['v-7', 'length=duration'],
  ['v-8', 'first last length=duration'],
  ['v-9', 'first last refs≤10 @Image {n} length=duration either'],
  ['v-10', 'length=duration'],
  ['v-11', 'first length=duration'],
];

describe('shotFitOf', () => {
  it('has a line for each model of the service', () => {
    expect(table.map(([id]) => id).toSorted()).toEqual(models.map(({ id }) => id).toSorted());
  });

  it.each(table)('reads what a shot of %s can carry', (id, expected) => {
    expect(describeFit(id)).toBe(expected);
  });

  it('tells a first frame from images that guide the look, by the names of other catalogues', () => {
    const image = { type: 'string', format: 'uri' };
    const fit = shotFitOf({
      type: 'object',
      properties: {
        prompt: { type: 'string' },
        style_image_url: image,
        start_image_url: image,
        end_image_url: image,
        duration: { type: 'string', enum: ['5', '10'], default: '5' },
      },
      required: ['prompt', 'start_image_url'],
    });
    expect(fit).toMatchObject({
      firstFrame: { name: 'start_image_url', isRequired: true },
      lastFrame: { name: 'end_image_url' },
      references: null,
    });
  });
});

describe('shotFitOf German models', () => {
  it.each(models.map((model) => [model.id, model] as const))('is that of the English %s', (_id, model) => {
    const written = modelObjectOf(model, renderer);
    const german = shotFitOf(translateModel(model, written).request_schema);
    expect(german).toEqual(shotFitOf(written.request_schema));
  });
});

describe('nearestLength', () => {
  it.each([
    ['v-2', 5, 4],
    ['v-2', 11, 12],
    ['v-3', 99, 5],
    ['v-8', 0.2, 1],
    ['v-8', 3.4, 3],
    ['v-9', 1, 2],
    ['v-10', 7, 6],
    ['v-11', null, 8],
    ['v-10', null, null],
  ] as const)('is the length nearest to the wanted one that %s can do', (id, wanted, expected) => {
    const length = shotFitOf(schemaOf(id))?.length;
    expect(length == null ? 'none' : nearestLength(length, wanted)).toBe(expected);
  });
});
