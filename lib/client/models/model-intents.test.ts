import { describe, expect, it } from 'vitest';
import { looseModelSchema } from '../../contract/model.ts';
import { requestSchemaOf } from '../../service/models/request-schema.ts';
import { models as definitions } from '../../service/models/registry.ts';
import { intentsOf, offeredIntents } from './model-intents.ts';
import { sendTargetsOf } from './send-targets.ts';

const models = definitions.map((definition) =>
  looseModelSchema.parse({
    id: definition.id,
    display_name: definition.displayName,
    summary: definition.summary,
    endpoint: definition.endpoint,
    aliases: definition.aliases,
    capabilities: { input: definition.inputs, output: [definition.mediaType] },
    json_request_schema: requestSchemaOf(definition),
  }),
);
const model = (id: string) => looseModelSchema.parse(models.find((candidate) => candidate.id === id));

describe('intentsOf', () => {
  it.each([
    ['ig-1', ['make']],
    ['ie-10', ['edit']],
    ['ie-11', ['upscale']],
    ['ie-13', ['cut-out']],
    ['v-7', ['make']],
    ['v-5', ['animate']],
    ['v-1', ['convert']],
  ])('reads what %s is for', (id, expected) => {
    expect(intentsOf(model(id))).toEqual(expected);
  });

  it('offers both intents for a model with an optional image', () => {
    const properties = { prompt: { type: 'string' }, input_image: { type: 'string', renderType: 'image-url' } };
    const both = { properties, required: ['prompt'] };
    expect(intentsOf(looseModelSchema.parse({ id: 'a', endpoint: '/images/edit', request_schema: both }))).toEqual([
      'make',
      'edit',
    ]);
    expect(intentsOf(looseModelSchema.parse({ id: 'b', endpoint: '/videos/generate', request_schema: both }))).toEqual([
      'make',
      'animate',
    ]);
  });

  it('uses the capabilities of a model without a schema', () => {
    const capabilities = { input: ['video'], output: ['video'] };
    expect(intentsOf(looseModelSchema.parse({ id: 'a', capabilities }))).toEqual(['convert']);
    expect(intentsOf(looseModelSchema.parse({ id: 'b' }))).toEqual(['make']);
  });
});

describe('offeredIntents', () => {
  it('keeps the order, and leaves out intents without a model', () => {
    expect(offeredIntents([model('v-1'), model('ig-1')])).toEqual(['make', 'convert']);
  });
});

describe('sendTargetsOf', () => {
  it('lists every field that takes this kind of media, by intent', () => {
    const few = ['v-5', 'ie-10', 'ie-13', 'ie-11', 'v-1', 'ig-1'].map(model);
    expect(sendTargetsOf('image', few).map((use) => [use.intent, use.model.id, use.field.title])).toEqual([
      ['edit', 'ie-10', 'Image'],
      ['upscale', 'ie-11', 'Image'],
      ['cut-out', 'ie-13', 'Image'],
      ['animate', 'v-5', 'First frame'],
    ]);
    expect(sendTargetsOf('video', few).map((use) => use.field.name)).toEqual(['input_video']);
    expect(sendTargetsOf('audio', few)).toEqual([]);
    expect(sendTargetsOf('audio', models).map((use) => use.model.id)).toEqual(['v-9']);
  });
});
