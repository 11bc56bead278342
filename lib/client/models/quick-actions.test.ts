import { describe, expect, it } from 'vitest';
import { looseModelSchema } from '../../contract/model.ts';
import { requestSchemaOf } from '../../service/models/request-schema.ts';
import { models as definitions } from '../../service/models/registry.ts';
import { sendTargetsOf } from './send-targets.ts';
import { actionsOf, quickActions, quickTarget, quickTargetsOf } from './quick-actions.ts';

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

const idOf = (found: ReturnType<typeof quickTarget>) => (found.state === 'ready' ? found.target.model.id : found);

describe('quickTargetsOf', () => {
  it.each([
    ['edit', 'image', 'ie-10', 'input_image'],
    ['upscale', 'image', 'ie-11', 'input_image'],
    ['cut-out', 'image', 'ie-13', 'input_image'],
    ['animate', 'image', 'v-5', 'input_image'],
    ['reference', 'image', 'ie-1', 'input_images'],
    ['reference', 'audio', 'v-9', 'input_audios'],
  ] as const)('opens %s of an %s with the model that fits best', (action, kind, model, field) => {
    expect(quickTargetsOf(action, kind, models)[0]).toMatchObject({ model: { id: model }, field: { name: field } });
  });

  it('never fills the last frame, and offers videos only to models that take videos', () => {
    expect(quickTargetsOf('animate', 'image', models).map(({ field }) => field.name)).not.toContain('last_frame_image');
    const taking = quickActions.map((action) => [
      action,
      quickTargetsOf(action, 'video', models).map((t) => t.model.id),
    ]);
    expect(Object.fromEntries(taking)).toEqual({
      edit: ['v-9', 'v-4'],
      upscale: [],
      'cut-out': [],
      animate: [],
      reference: ['v-9', 'v-4'],
    });
  });
});

describe('quickTarget', () => {
  it('opens the model last used for the action, while it can generate', () => {
    expect(idOf(quickTarget('edit', 'image', models, 'ie-5'))).toBe('ie-5');
    expect(idOf(quickTarget('edit', 'image', models, 'ie-11'))).toBe('ie-10');
    const away = models.map((model) => (model.id === 'ie-5' ? { ...model, unavailable: 'Atelier is away.' } : model));
    expect(idOf(quickTarget('edit', 'image', away, 'ie-5'))).toBe('ie-10');
  });

  it('says why an action can’t be done', () => {
    expect(quickTarget('upscale', 'video', models, null)).toEqual({ state: 'none' });
    const away = models.map((model) => ({ ...model, unavailable: 'Atelier is away.' }));
    expect(quickTarget('edit', 'image', away, null)).toEqual({ state: 'unavailable', reason: 'Atelier is away.' });
  });
});

/** What each field of a model is for. */
function actionsOfModel(id: string) {
  const targets = sendTargetsOf(
    'image',
    models.filter((model) => model.id === id),
  );
  return targets.map((target) => actionsOf(target, 'image'));
}

describe('actionsOf', () => {
  it('says what a field is for', () => {
    expect(['ie-10', 'ie-1', 'v-8'].map(actionsOfModel)).toEqual([[['edit']], [['reference']], [['animate'], []]]);
  });
});
