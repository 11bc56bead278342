import { describe, expect, it } from 'vitest';
import { looseModelSchema } from '../../contract/model.ts';
import { requestSchemaOf } from '../../service/models/request-schema.ts';
import { models as definitions } from '../../service/models/registry.ts';
import { findSendTargets, rankSendTargets } from './find-send-targets.ts';
import { sendTargetsOf } from './send-targets.ts';

const models = definitions.map((definition) =>
  looseModelSchema.parse({
    id: definition.id,
    display_name: definition.displayName,
    summary: definition.summary,
    endpoint: definition.endpoint,
    capabilities: { input: definition.inputs, output: [definition.mediaType] },
    json_request_schema: requestSchemaOf(definition),
  }),
);
const ranked = (lastUsed = {}) => rankSendTargets(sendTargetsOf('image', models), 'image', lastUsed);
const found = (search: string) =>
  findSendTargets(ranked(), search).map(({ model, field }) => `${model.display_name}: ${field.title}`);

describe('rankSendTargets', () => {
  it('puts what the quick actions open first, and fields for no action last', () => {
    const first = ranked({ animate: 'v-11', edit: 'ie-5' }).slice(0, 5);
    expect(first.map(({ model, action }) => `${action}: ${model.id}`)).toEqual([
      'edit: ie-5',
      'upscale: ie-11',
      'cut-out: ie-13',
      'animate: v-11',
      'reference: ie-1',
    ]);
    expect(ranked().at(-1)?.field.title).toBe('Last frame');
  });
});

describe('findSendTargets', () => {
  it('finds targets by task, model and field', () => {
    expect(found('upsc')).toContain('Creative upscale: Image');
    expect(found('animate exact')).toEqual([]);
    expect(found('all-in-one last')).toEqual(['All-in-one video: Last frame']);
    expect(found('last frame')[0]).toBe('First to last frame: Last frame');
  });

  it('lists everything without a search', () => {
    expect(found(' ')).toHaveLength(ranked().length);
  });
});
