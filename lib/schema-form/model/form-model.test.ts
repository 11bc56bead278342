import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import type { FormField } from '../form-field.ts';
import { type FormModel, createFormModel } from './form-model.ts';

function field(schema: JsonObject, name: string): FormField {
  const found = createFormModel(schema).fields.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no field ${name}`);
  return found;
}

function one(property: unknown, name = 'value', rest: JsonObject = {}): FormField {
  return field({ type: 'object', properties: { [name]: property }, ...rest }, name);
}

const names = (schema: JsonObject) => createFormModel(schema).fields.map(({ name }) => name);
const namesOf = (rows: FormModel['main']) => rows.map((row) => row.names.join('+'));

function labels(...values: string[]): string[] {
  const choice = one({ enum: values });
  return choice.kind === 'choice' ? choice.options.map(({ label }) => label) : [];
}

describe('createFormModel', () => {
  it('reads references that are not valid URIs', () => {
    const [field] = createFormModel({
      properties: { scale: { $ref: '#/$defs/100%' } },
      $defs: { '100%': { type: 'integer' } },
    }).fields;
    expect(field).toMatchObject({ kind: 'number', isInteger: true });
  });

  it('shows every field where none is basic', () => {
    const model = createFormModel({
      properties: Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [name, {}])),
    });
    expect(model.more).toEqual([]);
    expect(model.main).toHaveLength(6);
  });

  it('draws properties of conditional schemas, and required ones without a schema', () => {
    const strength = { type: 'integer', minimum: 1, maximum: 9 };
    const model = createFormModel({
      type: 'object',
      required: ['ghost'],
      properties: { mode: { enum: ['a', 'b'] } },
      allOf: [{ if: { properties: { mode: { const: 'b' } } }, else: { properties: { strength, mode: false } } }],
      dependentSchemas: { mode: { $ref: '#/$defs/Named' } },
      $defs: { Named: { properties: { name: { type: 'string' } } } },
    });
    expect(model.fields.map(({ name, kind }) => [name, kind])).toEqual([
      ['mode', 'choice'],
      ['ghost', 'json'],
      ['strength', 'number'],
      ['name', 'text'],
    ]);
    const closed = { additionalProperties: false, properties: {}, else: { properties: { strength } } };
    expect(createFormModel(closed).fields).toEqual([]);
  });

  it('draws an object without named properties as JSON', () => {
    expect(createFormModel({ properties: {}, additionalProperties: true }).shape).toBe('whole');
    expect(createFormModel({ properties: {} })).toMatchObject({ shape: 'fields', fields: [] });
  });

  it('hides no required field without a value', () => {
    const hidden = { type: 'string', 'x-hidden': true };
    expect(one(hidden, 'key')).toMatchObject({ isHidden: true });
    expect(one(hidden, 'key', { required: ['key'] })).toMatchObject({ isHidden: false });
    expect(one({ ...hidden, 'x-workbench-default': 'a' }, 'key', { required: ['key'] })).toMatchObject({
      isHidden: true,
    });
  });

  it('masks secrets', () => {
    expect(one({ type: 'string', 'x-cog-secret': true }, 'key')).toMatchObject({ isSecret: true, shape: 'line' });
    expect(one({ type: 'string', format: 'password' }, 'key')).toMatchObject({ isSecret: true });
    expect(one({ type: 'string' }, 'key')).toMatchObject({ isSecret: false });
  });

  it('treats names that every object inherits like other names', () => {
    const schema = { properties: { constructor: { type: 'string' }, valueOf: { type: 'integer' } } };
    expect(createFormModel(schema).fields).toMatchObject([
      { kind: 'text', label: 'Constructor' },
      { kind: 'number', label: 'Value of', unit: null },
    ]);
  });

  it('starts empty where the prefill is of another type', () => {
    const wrong = { a: { type: 'string' }, b: { type: 'integer' }, c: { type: 'array', items: { type: 'object' } } };
    const properties = Object.fromEntries(
      Object.entries(wrong).map(([name, one]) => [name, { ...one, 'x-workbench-default': {} }]),
    );
    expect(createFormModel({ properties }).fields.map(({ prefill }) => prefill)).toEqual([null, null, null]);
  });

  it('lists a repeated value once', () => {
    const [field] = createFormModel({ properties: { look: { enum: ['a', { b: 1 }, 'a', { b: 1 }, 1] } } }).fields;
    expect(field).toMatchObject({ options: [{ value: 'a' }, { value: { b: 1 } }, { value: 1 }] });
  });

  it('orders fields by x-order, by the catalogue’s list, else as declared', () => {
    const plain = { a: { type: 'string' }, b: { type: 'string' }, c: { type: 'string' } };
    expect(names({ properties: plain })).toEqual(['a', 'b', 'c']);
    expect(names({ properties: plain, 'x-fal-order-properties': ['c', 'a'] })).toEqual(['c', 'a', 'b']);
    const ordered = { a: { type: 'string', 'x-order': 2 }, b: { type: 'string', 'x-order': 0 }, c: { 'x-order': 1 } };
    expect(names({ properties: ordered })).toEqual(['b', 'c', 'a']);
  });

  it('puts the prompt first where no order is given', () => {
    const text = { type: 'string' };
    expect(names({ properties: { model: text, negative_prompt: text, promptText: text, image: text } })).toEqual([
      'promptText',
      'model',
      'negative_prompt',
      'image',
    ]);
    expect(names({ properties: { voice: text, text, prompt_strength: { type: 'number' } } })[0]).toBe('text');
    expect(names({ properties: { image: text, prompt: { type: 'object' } } })).toEqual(['image', 'prompt']);
    expect(names({ properties: { image: { ...text, 'x-order': 0 }, prompt: { ...text, 'x-order': 1 } } })[0]).toBe(
      'image',
    );
  });

  it('folds maps of unknown names, and technical settings', () => {
    const model = createFormModel({
      properties: {
        prompt: { type: 'string' },
        extra: { type: 'object', additionalProperties: { type: 'string' } },
        user: { type: 'string' },
      },
    });
    expect([model.main, model.more, model.developer].map(namesOf)).toEqual([['prompt'], ['extra'], ['user']]);
  });

  it('shows required and basic fields, and folds the rest', () => {
    const model = createFormModel({
      type: 'object',
      required: ['prompt'],
      basic: ['size'],
      properties: {
        prompt: { type: 'string' },
        size: { enum: ['S', 'M'] },
        beside: { enum: ['a', 'b'], 'x-next-to': 'size' },
        steps: { type: 'integer' },
        secret: { type: 'integer', 'x-hidden': true },
      },
    });
    expect(namesOf(model.main)).toEqual(['prompt', 'size+beside']);
    expect(namesOf(model.more)).toEqual(['steps']);
  });

  it('shows the usual main fields where a schema marks none as basic', () => {
    const model = createFormModel({
      type: 'object',
      required: ['prompt'],
      properties: {
        prompt: { type: 'string' },
        aspect_ratio: { enum: ['1:1', '16:9'] },
        mask_url: { type: 'string' },
        steps: { type: 'integer' },
        strength: { type: 'number' },
      },
    });
    expect(namesOf(model.main)).toEqual(['prompt', 'aspect_ratio', 'mask_url']);
    expect(namesOf(model.more)).toEqual(['steps', 'strength']);
  });

  it('puts width and height on one line', () => {
    const model = createFormModel({ properties: { width: { type: 'integer' }, height: { type: 'integer' } } });
    expect(model.main).toEqual([{ shape: 'size', names: ['width', 'height'] }]);
  });

  it('draws text by its purpose', () => {
    expect(one({ type: 'string' }, 'prompt')).toMatchObject({ kind: 'text', shape: 'prompt' });
    expect(one({ type: 'string' }, 'negative_prompt')).toMatchObject({ kind: 'text', shape: 'lines' });
    expect(one({ type: 'string', maxLength: 500 })).toMatchObject({ kind: 'text', shape: 'lines', maxLength: 500 });
    expect(one({ type: 'string' }, 'user')).toMatchObject({ kind: 'text', shape: 'line' });
  });

  it('draws numbers by their bounds and names', () => {
    expect(one({ type: 'number', minimum: 0, maximum: 1 })).toMatchObject({ shape: 'slider', step: 0.01 });
    expect(one({ type: 'number', minimum: 0, maximum: 1, default: 0.05 })).toMatchObject({
      shape: 'slider',
      step: 0.01,
    });
    expect(one({ type: 'number', minimum: 0, maximum: 1, default: 0.0003 })).toMatchObject({
      shape: 'plain',
      step: 0.0001,
    });
    expect(one({ type: 'integer', minimum: 3, maximum: 15 }, 'duration')).toMatchObject({ shape: 'slider', unit: 's' });
    expect(one({ type: 'integer', minimum: 1, maximum: 1000, default: 3 })).toMatchObject({ shape: 'plain' });
    expect(one({ type: 'integer', minimum: 1, maximum: 1000, default: 1 })).toMatchObject({ shape: 'slider' });
    expect(one({ type: 'integer', minimum: 64, maximum: 4096 }, 'width')).toMatchObject({ shape: 'plain', unit: 'px' });
    expect(one({ type: 'integer', minimum: 0, maximum: 10 }, 'seed')).toMatchObject({ shape: 'seed' });
    expect(one({ type: 'integer', exclusiveMinimum: 0, maximum: 8 })).toMatchObject({ minimum: 1, maximum: 8 });
    expect(one({ type: 'number', minimum: 0, exclusiveMinimum: true })).toMatchObject({ minimum: 0.1 });
    expect(one({ type: 'integer', 'x-unit': 'K' })).toMatchObject({ unit: 'K' });
  });

  it('draws a slider by bounds that only the description gives, and refuses nothing by them', () => {
    const told = one({ type: 'number', description: 'Between 0 and 2.', default: 1 });
    expect(told).toMatchObject({ shape: 'slider', range: { minimum: 0, maximum: 2 }, minimum: null, maximum: null });
    expect(told).toMatchObject({ step: 0.01 });
    expect(one({ type: 'integer', minimum: 1, description: 'Range: 1 to 20' })).toMatchObject({
      shape: 'slider',
      range: { minimum: 1, maximum: 20 },
      maximum: null,
    });
    expect(one({ type: 'number', description: 'Between 0 and 2.', default: 5 })).toMatchObject({ shape: 'plain' });
    expect(one({ type: 'integer', description: 'Between 0 and 9.' }, 'seed')).toMatchObject({ shape: 'seed' });
  });

  it('draws choices as aspect ratios, buttons or a list', () => {
    expect(one({ enum: ['auto', '1:1', '16:9'] })).toMatchObject({ kind: 'choice', shape: 'ratios' });
    expect(one({ enum: ['720P', '1080P'] })).toMatchObject({ kind: 'choice', shape: 'buttons' });
    expect(one({ enum: ['Standard V2', 'Low Resolution V2', 'High Fidelity V2'] })).toMatchObject({ shape: 'list' });
    expect(one({ type: 'integer', enum: [0, 1, 2] })).toMatchObject({ kind: 'choice', shape: 'buttons' });
    expect(one({ anyOf: [{ type: 'string' }, { enum: ['a', 'b'] }] })).toMatchObject({
      shape: 'list',
      takesOther: true,
    });
    expect(one({ anyOf: [{ enum: ['auto', 4] }, { enum: ['4'], 'x-hidden': true }] })).toMatchObject({
      options: [{ value: 'auto' }, { value: 4 }],
      takesOther: false,
    });
    expect(one({ oneOf: [{ const: 1, title: 'One' }, { const: 2 }] })).toMatchObject({
      options: [
        { value: 1, label: 'One' },
        { value: 2, label: '2' },
      ],
    });
  });

  it('leaves ids of models as they are', () => {
    expect(labels('gpt-image-1', 'chatgpt-image-latest', 'auto')).toEqual([
      'gpt-image-1',
      'chatgpt-image-latest',
      'Auto',
    ]);
    expect(labels('ease-in', 'ease-out')).toEqual(['Ease in', 'Ease out']);
  });

  it('follows references, single alternatives, null and nullable', () => {
    const $defs = { Ratio: { type: 'string', enum: ['1:1', '4:3'], title: 'RatioEnum' } };
    const byAllOf = one({ allOf: [{ $ref: '#/$defs/Ratio' }], default: '1:1' }, 'aspect_ratio', { $defs });
    expect(byAllOf).toMatchObject({ kind: 'choice', defaultValue: '1:1', label: 'Aspect ratio', isNullable: false });
    expect(one({ anyOf: [{ type: 'integer' }, { type: 'null' }] })).toMatchObject({ kind: 'number', isNullable: true });
    expect(one({ type: ['string', 'null'] })).toMatchObject({ kind: 'text', isNullable: true });
    expect(one({ type: 'boolean', nullable: true })).toMatchObject({ kind: 'switch', isNullable: true });
    expect(one({ enum: ['a', null] })).toMatchObject({ kind: 'choice', isNullable: true, options: [{ value: 'a' }] });
  });

  it('finds media by extension, format and name', () => {
    expect(one({ type: 'string', renderType: 'image-url' })).toMatchObject({
      kind: 'media',
      media: 'image',
      isMany: false,
    });
    expect(one({ type: 'string', 'x-cog-accept': 'video/*' })).toMatchObject({ kind: 'media', media: 'video' });
    expect(one({ type: 'string', ui: { field: 'audio' } })).toMatchObject({ kind: 'media', media: 'audio' });
    expect(one({ type: 'string', format: 'uri' }, 'reference_image')).toMatchObject({ kind: 'media', media: 'image' });
    expect(one({ type: 'string' }, 'tail_image_url')).toMatchObject({ kind: 'media', media: 'image' });
    expect(one({ type: 'string', format: 'uri' }, 'webhook')).toMatchObject({ kind: 'text' });
    expect(one({ type: 'string' }, 'image_size')).toMatchObject({ kind: 'text' });
    expect(one({ type: 'string' }, 'voice')).toMatchObject({ kind: 'text' });
    const many = one({ type: 'array', maxItems: 3, items: { type: 'string', format: 'uri' } }, 'input_images');
    expect(many).toMatchObject({ kind: 'media', media: 'image', isMany: true, maxItems: 3 });
    const either = {
      anyOf: [
        { type: 'string', format: 'binary' },
        { type: 'array', items: { type: 'string', format: 'binary' } },
      ],
    };
    expect(one(either, 'image')).toMatchObject({ kind: 'media', media: 'image', isMany: true });
    expect(one({ type: 'string', 'x-fal': { max_file_size: 5 } }, 'image_url')).toMatchObject({ maxBytes: 5 });
  });

  it('labels fields by their title, or by their name split into words', () => {
    expect(one({ type: 'string', title: 'Leave out' }, 'negative_prompt').label).toBe('Leave out');
    expect(one({ type: 'string', title: 'Start Image Url' }, 'start_image_url').label).toBe('Start image');
    expect(one({ type: 'integer' }, 'num_inference_steps').label).toBe('Number of inference steps');
    expect(one({ type: 'number', title: 'Cfg Scale' }, 'cfg_scale').label).toBe('CFG scale');
    expect(one({ type: 'string' }, 'promptText').label).toBe('Prompt text');
  });

  it('leaves out a default of another type', () => {
    expect(one({ type: 'integer', default: '5' }).defaultValue).toBeNull();
    expect(one({ type: 'integer', default: 5 }).defaultValue).toBe(5);
  });

  it('draws an object as a group and undrawable properties as JSON', () => {
    const group = one({ type: 'object', properties: { width: { type: 'integer' } } });
    expect(group).toMatchObject({ kind: 'group', fields: [{ pointer: '/value/width', kind: 'number' }] });
    expect(one({ type: 'array', items: { type: 'object', properties: {} } }).kind).toBe('json');
    expect(one({ type: 'object', additionalProperties: true }).kind).toBe('json');
    expect(one({ type: 'array', prefixItems: [{ type: 'integer' }], items: { type: 'string' } }).kind).toBe('json');
    expect(one({}).kind).toBe('json');
    expect(one(true).kind).toBe('json');
    expect(one({ type: 'array', items: { type: 'string' } })).toMatchObject({ kind: 'text-list' });
    expect(one({ const: 'v2' })).toMatchObject({ kind: 'constant', value: 'v2' });
  });

  it('stops at a schema that contains itself', () => {
    const $defs = {
      Node: { type: 'object', properties: { child: { $ref: '#/$defs/Node' }, name: { type: 'string' } } },
    };
    const node = one({ $ref: '#/$defs/Node' }, 'node', { $defs });
    expect(node).toMatchObject({
      kind: 'group',
      fields: [
        { name: 'child', kind: 'branch' },
        { name: 'name', kind: 'text' },
      ],
    });
    expect(createFormModel({ type: 'object', properties: { again: { $ref: '#' } } }).fields[0]?.kind).toBe('branch');
    expect(one({ $ref: '#/$defs/Self' }, 'self', { $defs: { Self: { allOf: [{ $ref: '#/$defs/Self' }] } } }).kind).toBe(
      'json',
    );
  });

  it('takes a reference that is met twice side by side for no recursion', () => {
    const tone = { type: 'integer', minimum: 0, maximum: 9 };
    const Look = { type: 'object', properties: { glow: { $ref: '#/$defs/Tone' }, haze: { $ref: '#/$defs/Tone' } } };
    const $defs = { Tone: tone, Look, Base: { allOf: [{ $ref: '#/$defs/Look' }] } };
    const plain = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`tone_${at}`, { $ref: '#/$defs/Tone' }]));
    const both = [{ $ref: '#/$defs/Base' }, { $ref: '#/$defs/Look' }, { properties: plain }];
    const kinds = createFormModel({ allOf: both, $defs }).fields.map(({ kind }) => kind);
    expect(kinds).toEqual(Array.from({ length: 22 }, () => 'number'));
    expect(one({ allOf: [{ $ref: '#/$defs/Tone' }, { $ref: '#/$defs/Tone' }] }, 'tone', { $defs }).kind).toBe('number');
    expect(one({ $ref: '#/$defs/Tone', allOf: [{ $ref: '#/$defs/Tone' }] }, 'tone', { $defs }).kind).toBe('number');
    const beside = { allOf: [{ $ref: '#/$defs/Look' }, { properties: { other: { $ref: '#/$defs/Look' } } }], $defs };
    expect(field(beside, 'other')).toMatchObject({ kind: 'group', fields: [{ kind: 'number' }, { kind: 'number' }] });
  });

  it.each([
    ['alternatives that are no objects', { oneOf: [{ type: 'string' }, { type: 'array' }] }],
    ['no properties at all', { type: 'object' }],
    ['nothing', {}],
    ['a reference to nowhere', { $ref: '#/$defs/missing' }],
  ])('draws the whole body as JSON for %s', (_name, schema) => {
    expect(createFormModel(schema)).toMatchObject({ shape: 'whole', fields: [{ kind: 'json', pointer: '' }] });
  });
});
