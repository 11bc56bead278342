import type { Model } from '../../contract/model.ts';
import type { Profile } from './profile.ts';
import { requestSchemaOf } from './request-schema.ts';

/** When this service's models were first released, in unix seconds. */
const released = new Date('2026-11-01T00:00:00Z');

/** A profile as the models endpoint serves it. */
export function modelObjectOf(profile: Profile): Model {
  const schema = requestSchemaOf(profile);
  return {
    id: profile.id,
    object: 'model',
    created: released.getTime() / 1000,
    owned_by: 'easel',
    display_name: profile.displayName,
    summary: profile.summary,
    description: profile.description,
    endpoint: profile.endpoint,
    capabilities: { input: profile.inputs, output: [profile.mediaType] },
    pricing: null,
    developer: { name: 'Easel', logo: null },
    released_at: released.toISOString(),
    image_url: null,
    aliases: profile.aliases,
    renderer: {
      name: 'Easel built-in',
      neural: false,
      note: 'Drawn by the renderer built into Easel, by classical means. It has no neural model.',
    },
    json_request_schema: schema,
    request_schema: schema,
  };
}
