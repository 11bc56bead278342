import type { Model } from '../../contract/model.ts';
import type { CatalogueModel } from './model-definition.ts';
import { requestSchemaOf } from './request-schema.ts';

/** When this service's own models were first released. Engines do not say it of theirs. */
const released = new Date('2026-11-01T00:00:00Z');

/** The renderer's prices are zero. Clients look for prices under these keys. */
const free = {
  image: { method: 'per_image', cost_per_image: 0 },
  video: { method: 'per_video_output_second', cost_per_second: 0 },
} as const;

/**
 * A model as the models endpoint returns it, with the renderer's description. Both image endpoints take every image
 * model; the hosted list names `/images/generate` for all of them, and its clients look for that.
 */
export function modelObjectOf(model: CatalogueModel, renderer: Model['renderer']): Model {
  const schema = requestSchemaOf(model);
  const { engine } = model;
  return {
    id: model.id,
    object: 'model',
    created: engine === null ? released.getTime() / 1000 : 0,
    owned_by: engine === null ? 'easel' : engine.name,
    display_name: model.displayName,
    summary: model.summary,
    description: model.description,
    model_type: 'base',
    endpoint: model.mediaType === 'video' ? '/videos/generate' : '/images/generate',
    capabilities: { input: model.inputs, output: [model.mediaType] },
    pricing: engine === null ? free[model.mediaType] : (engine.pricing ?? {}),
    fine_tuning: null,
    deployments: [],
    source_model: null,
    developer: { name: engine === null ? 'Easel' : engine.title, logo: null },
    released_at: engine === null ? released.toISOString() : null,
    image_url: null,
    aliases: model.aliases,
    renderer: engine === null ? renderer : engine.renderer,
    engine: engine === null ? null : { name: engine.name, title: engine.title, kind: engine.kind },
    unavailable: engine === null ? null : engine.unavailable,
    json_request_schema: schema,
    request_schema: schema,
  };
}
