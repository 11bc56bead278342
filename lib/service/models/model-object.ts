import type { Model } from '../../contract/model.ts';
import type { ModelDefinition } from './model-definition.ts';
import { requestSchemaOf } from './request-schema.ts';

/** When this service's models were first released, in unix seconds. */
const released = new Date('2026-11-01T00:00:00Z');

/** All prices are zero. Clients look for prices under these keys. */
const pricing = {
  image: { method: 'per_image', cost_per_image: 0 },
  video: { method: 'per_video_output_second', cost_per_second: 0 },
} as const;

/**
 * A model as the models endpoint returns it, with the renderer's description. Both image endpoints take every image
 * model; the hosted list names `/images/generate` for all of them, and its clients look for that.
 */
export function modelObjectOf(model: ModelDefinition, renderer: Model['renderer']): Model {
  const schema = requestSchemaOf(model);
  return {
    id: model.id,
    object: 'model',
    created: released.getTime() / 1000,
    owned_by: 'easel',
    display_name: model.displayName,
    summary: model.summary,
    description: model.description,
    model_type: 'base',
    endpoint: model.mediaType === 'video' ? '/videos/generate' : '/images/generate',
    capabilities: { input: model.inputs, output: [model.mediaType] },
    pricing: pricing[model.mediaType],
    fine_tuning: null,
    deployments: [],
    source_model: null,
    developer: { name: 'Easel', logo: null },
    released_at: released.toISOString(),
    image_url: null,
    aliases: model.aliases,
    renderer,
    json_request_schema: schema,
    request_schema: schema,
  };
}
