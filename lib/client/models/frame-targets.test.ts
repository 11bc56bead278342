import { describe, expect, it } from 'vitest';
import { looseModelSchema } from '../../contract/model.ts';
import { requestSchemaOf } from '../../service/models/request-schema.ts';
import { models as definitions } from '../../service/models/registry.ts';
import { frameTargets } from './frame-targets.ts';

const models = definitions.map((definition) =>
  looseModelSchema.parse({
    id: definition.id,
    display_name: definition.displayName,
    endpoint: definition.endpoint,
    capabilities: { input: definition.inputs, output: [definition.mediaType] },
    json_request_schema: requestSchemaOf(definition),
  }),
);
const named = ({ first, last }: ReturnType<typeof frameTargets>) =>
  [first, last].map((target) => (target === null ? null : `${target.model.id} ${target.field.name}`));

describe('frameTargets', () => {
  it('names the fields for a first and a last frame', () => {
    expect(named(frameTargets(models, null))).toEqual(['v-5 input_image', 'v-8 last_frame_image']);
    expect(named(frameTargets(models, 'v-9'))).toEqual(['v-9 input_image', 'v-9 tail_image_url']);
  });

  it('names none where no model takes frames', () => {
    expect(named(frameTargets([], null))).toEqual([null, null]);
  });
});
