import type { Model } from '../../contract/model.ts';
import type { Profile } from './profile.ts';
import { requestSchemaOf } from './request-schema.ts';

/** When this service's models were first released, in unix seconds. */
const released = new Date('2026-11-01T00:00:00Z');

/** A profile as the models endpoint serves it, with what draws it here. */
export function modelObjectOf(profile: Profile, renderer: Model['renderer']): Model {
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
    renderer,
    json_request_schema: schema,
    request_schema: schema,
  };
}
