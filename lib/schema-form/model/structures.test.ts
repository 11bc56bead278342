import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import { findField } from './find-field.ts';
import type { FormField } from '../form-field.ts';
import { activeModel, createFormModel } from './form-model.ts';

function one(property: unknown, name = 'value', root: JsonObject = {}): FormField {
  const [field] = createFormModel({ ...root, type: 'object', properties: { [name]: property } }).fields;
  if (field === undefined) throw new Error('no field');
  return field;
}

function titlesOf(field: FormField): string[] {
  return field.kind === 'alternatives' ? field.options.map(({ title }) => title) : [];
}

function kindsOf(field: FormField): string[] {
  return field.kind === 'alternatives' ? field.options.map((option) => option.field().kind) : [];
}

function shape(kind: string): JsonObject {
  return { type: 'object', properties: { kind: { const: kind }, size: { type: 'number' } } };
}

describe('createFormModel of structures', () => {
  it('has a field for what an object inside only demands, or only has under a condition', () => {
    const storage = one({
      type: 'object',
      required: ['bucket', 'credentials'],
      properties: { bucket: { type: 'string' } },
      dependentSchemas: { bucket: { properties: { region: { type: 'string' } } } },
    });
    expect(storage).toMatchObject({
      fields: [
        { name: 'bucket', kind: 'text' },
        { name: 'credentials', kind: 'json', isRequired: true },
        { name: 'region', kind: 'text', isRequired: false },
      ],
    });
    const names = { type: 'object', additionalProperties: { type: 'string' }, required: ['en'] };
    expect(one(names)).toMatchObject({ kind: 'map', fields: [{ name: 'en', kind: 'text', isRequired: true }] });
  });

  it('draws a list by the field of its items', () => {
    const shots = one(
      { type: 'array', maxItems: 3, items: { type: 'object', properties: { prompt: { type: 'string' } } } },
      'shots',
    );
    expect(shots).toMatchObject({ kind: 'list', itemLabel: 'Shot', minItems: 0, maxItems: 3 });
    expect(shots.kind === 'list' && shots.itemAt(2)).toMatchObject({
      kind: 'group',
      pointer: '/shots/2',
      fields: [{ pointer: '/shots/2/prompt', shape: 'prompt' }],
    });
    const points = one({ type: 'array', items: { type: 'array', items: { type: 'number' } } }, 'points');
    const point = points.kind === 'list' ? points.itemAt(0) : points;
    expect(point.kind === 'list' && point.itemAt(1)).toMatchObject({ kind: 'number', pointer: '/points/0/1' });
    expect(one({ type: 'array', items: { enum: ['a', 'b'] } })).toMatchObject({ kind: 'list' });
    expect(one({ type: 'array', items: {} })).toMatchObject({ kind: 'json' });
  });

  it('recognizes media in lists of objects by the enclosing name', () => {
    const references = { type: 'array', items: { type: 'object', properties: { uri: { type: 'string' } } } };
    const list = one(references, 'referenceImages');
    expect(list.kind === 'list' && list.itemAt(0)).toMatchObject({
      fields: [{ kind: 'media', media: 'image', label: 'Image' }],
    });
  });

  it('draws an enum or an object as preset and custom', () => {
    const $defs = { ImageSize: { type: 'object', title: 'ImageSize', properties: { width: { type: 'integer' } } } };
    const size = one(
      { anyOf: [{ $ref: '#/$defs/ImageSize' }, { enum: ['square_hd', 'landscape_4_3'] }] },
      'image_size',
      {
        $defs,
      },
    );
    expect(titlesOf(size)).toEqual(['Width', 'Preset']);
    expect(kindsOf(size)).toEqual(['group', 'choice']);
  });

  it('gives the fields of a group the values of its default', () => {
    const group = one({
      type: 'object',
      properties: { width: { default: 512, type: 'integer' } },
      default: { width: 2048 },
    });
    expect(group).toMatchObject({ kind: 'group', fields: [{ name: 'width', defaultValue: 2048 }] });
  });

  it('follows references to enums, with free text too', () => {
    const $defs = { Size: { type: 'string', enum: ['1K', '2K'] } };
    expect(one({ anyOf: [{ type: 'string' }, { $ref: '#/$defs/Size' }] }, 'size', { $defs })).toMatchObject({
      kind: 'choice',
      takesOther: true,
      options: [{ value: '1K' }, { value: '2K' }],
    });
  });

  it('distinguishes objects by their constants or their discriminator', () => {
    const byConstant = one({ oneOf: [shape('circle'), shape('square')] });
    expect(titlesOf(byConstant)).toEqual(['Circle', 'Square']);
    const [circle] = byConstant.kind === 'alternatives' ? byConstant.options : [];
    expect(circle?.field()).toMatchObject({
      fields: [{ name: 'kind', kind: 'constant', isRequired: true }, { name: 'size' }],
    });
    const part = { type: 'object', properties: { kind: { type: 'string' }, size: { type: 'number' } } };
    const byDiscriminator = one(
      {
        oneOf: [{ $ref: '#/$defs/Round' }, { $ref: '#/$defs/Angular' }],
        discriminator: { propertyName: 'kind', mapping: { circle: '#/$defs/Round' } },
      },
      'shape',
      { $defs: { Round: part, Angular: part } },
    );
    const options = byDiscriminator.kind === 'alternatives' ? byDiscriminator.options : [];
    expect(options.map((option) => option.field())).toMatchObject([
      { fields: [{ kind: 'constant', value: 'circle' }, {}] },
      { fields: [{ kind: 'constant', value: 'Angular' }, {}] },
    ]);
  });

  it('draws several types as alternatives, and texts or numbers that differ only in their checks as one field', () => {
    expect(kindsOf(one({ type: ['integer', 'string'] }))).toEqual(['number', 'text']);
    expect(kindsOf(one({ anyOf: [{ type: 'integer' }, { type: 'boolean' }, { type: 'null' }] }))).toEqual([
      'number',
      'switch',
    ]);
    const address = {
      anyOf: [
        { type: 'string', pattern: '^https' },
        { type: 'string', pattern: '^data', maxLength: 9 },
      ],
    };
    expect(one(address, 'image_url')).toMatchObject({ kind: 'media', media: 'image', isMany: false });
    const number = {
      anyOf: [
        { type: 'integer', minimum: 0 },
        { type: 'number', minimum: -2 },
      ],
    };
    expect(one(number)).toMatchObject({ kind: 'number', isInteger: false, minimum: -2 });
    const list = {
      anyOf: [{ anyOf: [{ type: 'integer' }, { type: 'array', items: { type: 'integer' } }] }, { type: 'boolean' }],
    };
    expect(kindsOf(one(list))).toEqual(['number', 'list', 'switch']);
  });

  it('draws a map beside the properties that the schema names', () => {
    const weights = one({ type: 'object', additionalProperties: { type: 'number', maximum: 1 } }, 'weights');
    expect(weights.kind === 'map' && weights.entryAt('a/b')).toMatchObject({
      kind: 'number',
      pointer: '/weights/a~1b',
    });
    const both = one({ properties: { x: { type: 'string' } }, additionalProperties: { type: 'integer' } });
    expect(both).toMatchObject({ kind: 'map', fields: [{ name: 'x' }] });
  });

  it('draws a schema that contains itself one level at a time', () => {
    const $defs = {
      Node: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          child: { anyOf: [{ $ref: '#/$defs/Node' }, { type: 'null' }] },
          children: { type: 'array', items: { $ref: '#/$defs/Node' } },
        },
      },
    };
    const model = createFormModel({ $defs, properties: { tree: { $ref: '#/$defs/Node' } } });
    const values = { tree: { child: { child: {} } } };
    expect(findField(model, '/tree/child/child/name', values)).toMatchObject({ kind: 'text' });
    expect(findField(model, '/tree/children/3/children/1/name', values)).toMatchObject({ kind: 'text' });
    expect(findField(model, '/tree/child', values)).toMatchObject({ kind: 'branch', isRequired: false });
  });

  it('ignores alternatives that only check the properties beside them', () => {
    const schema = {
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'string' } },
      anyOf: [{ required: ['a'] }, { required: ['b'] }],
    };
    expect(createFormModel(schema)).toMatchObject({ shape: 'fields', alternatives: [], fields: [{}, {}] });
    expect(one(schema)).toMatchObject({ kind: 'group' });
  });

  it('reads several requests as separate forms, with the properties that they share', () => {
    const schema = {
      type: 'object',
      required: ['prompt'],
      properties: { prompt: { type: 'string' } },
      oneOf: [
        { title: 'Text', properties: { steps: { type: 'integer' } } },
        { title: 'from_image', required: ['image'], properties: { image: { type: 'string', format: 'uri' } } },
      ],
    };
    const model = createFormModel(schema);
    expect(model.alternatives.map(({ title }) => title)).toEqual(['Text', 'From image']);
    expect(model.fields.map(({ name }) => name)).toEqual(['prompt', 'steps']);
    const other = activeModel(model, { image: 'https://e.com/a.png' });
    expect(other.fields.map(({ name }) => name)).toEqual(['prompt', 'image']);
    expect(activeModel(other, {})).toBe(model);
    expect(activeModel(model, { $choices: { '': { at: 1, parked: {} } } })).toBe(other);
  });

  it('joins the parts of allOf, at the root too', () => {
    const schema = {
      allOf: [
        { $ref: '#/$defs/Base' },
        { required: ['b'], properties: { a: { maxLength: 3 }, b: { type: 'integer' } } },
      ],
      $defs: { Base: { type: 'object', required: ['a'], properties: { a: { type: 'string', minLength: 1 } } } },
    };
    expect(createFormModel(schema).fields).toMatchObject([
      { name: 'a', kind: 'text', minLength: 1, maxLength: 3, isRequired: true },
      { name: 'b', kind: 'number', isRequired: true },
    ]);
  });
});
