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
  it('puts the models last used first, and fields for no action last', () => {
    const [first, second] = ranked({ animate: 'v-11', edit: 'ie-5' });
    expect([first?.model.id, second?.model.id]).toEqual(['ie-5', 'v-11']);
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
