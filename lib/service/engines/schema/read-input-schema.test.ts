import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../contract/model.ts';
import type { ModelSettings } from '../engine-settings.ts';
import { expandSchema } from './expand-schema.ts';
import { readInputSchema } from './read-input-schema.ts';

const root: JsonObject = {
  components: {
    schemas: {
      Size: { type: 'object', title: 'Size', properties: { width: { $ref: '#/components/schemas/Edge' } } },
      Edge: { type: 'integer', minimum: 16, exclusiveMaximum: true },
      Look: { type: 'string', enum: ['soft', 'hard'], description: 'An enumeration.' },
      Tree: { type: 'object', title: 'Tree', properties: { child: { $ref: '#/components/schemas/Tree' } } },
    },
  },
};

const input: JsonObject = {
  type: 'object',
  required: ['prompt', 'image_url', 'look'],
  'x-fal-order-properties': ['prompt', 'image_url'],
  properties: {
    look: { allOf: [{ $ref: '#/components/schemas/Look' }], default: 'soft', description: 'How it looks.' },
    image_url: { type: 'string', title: 'Image', maxLength: 100, examples: ['https://x.example/a.png'] },
    prompt: { type: 'string', title: 'Prompt', maxLength: 500 },
    video_urls: { anyOf: [{ type: 'array', items: { type: 'string' }, maxItems: 3 }, { type: 'null' }] },
    seed: { anyOf: [{ type: 'integer', maximum: 65_535 }, { type: 'null' }], default: null },
    image_size: { anyOf: [{ $ref: '#/components/schemas/Size' }, { type: 'string', enum: ['square'] }] },
    sync_mode: { type: 'boolean' },
    'bad name': { type: 'string' },
  },
};

function read(settings: Partial<ModelSettings> = {}) {
  return readInputSchema(input, root, {
    title: 'Model',
    settings,
    isDropped: (name) => name === 'sync_mode',
  });
}

function propertiesOf(schema: JsonObject): Record<string, JsonObject> {
  return schema['properties'] as Record<string, JsonObject>;
}

describe('readInputSchema', () => {
  it('orders the properties and leaves out those of the protocol', () => {
    const names = Object.entries(propertiesOf(read().requestSchema)).map(([name, { 'x-order': order }]) => [
      order,
      name,
    ]);
    expect(names).toEqual([
      [0, 'prompt'],
      [1, 'image_url'],
      [2, 'look'],
      [3, 'video_urls'],
      [4, 'seed'],
      [5, 'image_size'],
    ]);
  });

  it('marks media by their names, without the limits of an address', () => {
    const { requestSchema, inputs, plan } = read();
    const properties = propertiesOf(requestSchema);
    expect(properties['image_url']).toEqual({
      type: 'string',
      title: 'Image',
      minLength: 1,
      format: 'uri',
      renderType: 'image-url',
      'x-order': 1,
    });
    expect(properties['video_urls']).toMatchObject({ type: 'array', renderType: 'video-url', maxItems: 3 });
    expect(inputs).toEqual(['text', 'image', 'video']);
    expect(plan.lists).toEqual(['video_urls']);
  });

  it('requires what has no default, and shows it first with sizes and media', () => {
    const { requestSchema } = read();
    expect(requestSchema['required']).toEqual(['prompt', 'image_url']);
    expect(requestSchema['basic']).toEqual(['prompt', 'image_url', 'video_urls', 'seed', 'image_size']);
  });

  it('follows references at every depth and drops null', () => {
    const properties = propertiesOf(read().requestSchema);
    expect(properties['look']).toEqual({
      type: 'string',
      enum: ['soft', 'hard'],
      description: 'How it looks.',
      default: 'soft',
      'x-order': 2,
    });
    expect(properties['seed']).toEqual({ type: 'integer', maximum: 65_535, 'x-order': 4 });
    expect(properties['image_size']?.['anyOf']).toEqual([
      { type: 'object', title: 'Size', properties: { width: { type: 'integer', minimum: 16 } } },
      { type: 'string', enum: ['square'] },
    ]);
    expect(JSON.stringify(properties)).not.toContain('$ref');
  });

  it('drops defaults that the model itself refuses, and that of a random seed', () => {
    const odd: JsonObject = {
      type: 'object',
      required: ['length'],
      properties: {
        seed: { type: 'integer', default: -1 },
        length: { type: 'string', enum: ['5', '10'], default: 5 },
        look: { enum: ['soft'], default: 'loud' },
        count: { type: 'integer', default: 2 },
      },
    };
    const { requestSchema } = readInputSchema(odd, odd, { title: 'M', settings: {}, isDropped: () => false });
    const defaults = Object.entries(propertiesOf(requestSchema)).map(([name, { default: value }]) => [name, value]);
    expect(Object.fromEntries(defaults)).toEqual({ seed: undefined, length: undefined, look: undefined, count: 2 });
    expect(requestSchema['required']).toEqual(['length']);
  });

  it('knows where the seed goes, and how large it may be', () => {
    expect(read().plan.seed).toEqual({ to: 'seed', maximum: 65_535 });
  });

  it('renames, limits and hides properties as the settings say', () => {
    const { requestSchema, plan, issue } = read({
      fields: {
        prompt: { name: 'text', title: 'Words', show: true, basic: false },
        seed: { show: false, default: 7 },
        look: { show: false },
        image_size: { show: true, description: 'Its size.' },
      },
    });
    const properties = propertiesOf(requestSchema);
    expect(Object.keys(properties)).toEqual(['text', 'image_url', 'video_urls', 'image_size']);
    expect(properties['text']).toMatchObject({ title: 'Words' });
    expect(properties['image_size']).toMatchObject({ description: 'Its size.' });
    expect(requestSchema['required']).toEqual(['text', 'image_url']);
    expect(requestSchema['basic']).toEqual(['image_url', 'video_urls', 'image_size']);
    expect(plan).toMatchObject({ targets: { text: ['prompt'] }, fixed: { seed: 7 }, seed: null });
    expect(issue).toBeNull();
  });

  it('gives a setting named like our field for the model another name, and sends it under its own', () => {
    const own = {
      properties: { model: { enum: ['Crisp 2', 'Soft 1'], default: 'Crisp 2' }, size: { type: 'integer' } },
    };
    const { requestSchema, plan } = readInputSchema(own, own, { title: 'Up', settings: {}, isDropped: () => false });
    expect(requestSchema['properties']).toEqual({
      provider_model: { ...own.properties.model, title: 'Model', 'x-order': 0 },
      size: { type: 'integer', 'x-order': 1 },
    });
    expect(plan.targets).toEqual({ provider_model: ['model'], size: ['size'] });
  });

  it('takes the parameters of a map, with what their properties accept, and defaults for the rest', () => {
    const { plan, requestSchema, measures, issue } = read({
      map: { text: ['prompt', 'look'], picture: 'image_url', $width: 'image_size.width', $seed: 'seed' },
      fields: { look: { show: true, default: 'hard' }, prompt: { show: true, default: 'unused' } },
    });
    expect(plan.targets).toEqual({
      text: ['prompt', 'look'],
      picture: ['image_url'],
      $width: ['image_size.width'],
      $seed: ['seed'],
    });
    expect(plan.fixed).toEqual({});
    expect(requestSchema).toMatchObject({
      properties: { text: { maxLength: 500, default: 'unused' }, picture: { renderType: 'image-url' } },
      required: ['picture'],
    });
    expect(Object.keys(propertiesOf(requestSchema))).toEqual(['text', 'picture']);
    expect(measures).toEqual({
      $width: { minimum: 16, maximum: null, step: 1 },
      $seed: { minimum: null, maximum: 65_535, step: 1 },
    });
    expect(issue).toBeNull();
  });

  it('sets what no parameter of a map sets to the default of the settings', () => {
    const map = { text: 'prompt', picture: 'image_url' };
    expect(read({ map, fields: { look: { show: true, default: 'hard' } } }).plan.fixed).toEqual({ look: 'hard' });
  });

  it.each([
    ['a required property is hidden', { fields: { prompt: { show: false } } }, /neither show “prompt”/],
    ['a required property is not mapped', { map: { text: 'prompt' } }, /neither show “image_url”/],
    [
      'a parameter goes nowhere',
      { map: { text: 'prompt', picture: 'image_url', width: { to: '$size' } } },
      /send “width” to “\$size”/,
    ],
    ['two fields get one name', { fields: { look: { show: true, name: 'prompt' } } }, /two fields the name “prompt”/],
  ])('explains that %s', (_what, settings, sentence) => {
    expect(read(settings).issue).toMatch(sentence);
  });

  it('reads a schema that is not one as no fields', () => {
    const nothing = readInputSchema({ properties: ['x'] }, {}, { title: 'M', settings: {}, isDropped: () => false });
    expect(nothing.requestSchema).toEqual({ type: 'object', title: 'M', properties: {}, required: [], basic: [] });
  });
});

describe('expandSchema', () => {
  it('cuts a schema that contains itself', () => {
    const tree = expandSchema({ $ref: '#/components/schemas/Tree' }, root);
    expect(tree).toEqual({ type: 'object', title: 'Tree', properties: { child: expect.anything() as unknown } });
    expect(JSON.stringify(tree)).not.toContain('$ref');
  });

  it('stays small for a schema that doubles at every level', () => {
    const definitions = Object.fromEntries(
      Array.from({ length: 30 }, (_, level) => {
        const next = { $ref: `#/$defs/L${level + 1}` };
        return [`L${level}`, { type: 'object', properties: { a: next, b: next, c: next, d: next, e: next } }];
      }),
    );
    const text = JSON.stringify(expandSchema({ $ref: '#/$defs/L0' }, { $defs: definitions }));
    expect(text.length).toBeLessThan(1_000_000);
  });
});
