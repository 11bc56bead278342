import type { JsonObject } from '../../../contract/model.ts';
import type { CatalogueModel } from '../../models/model-definition.ts';
import { propertiesOf, requestSchemaOf } from '../../models/request-schema.ts';

const addresses: Record<string, string> = {
  'image-url': 'https://example.com/image.jpg',
  'video-url': 'https://example.com/video.mp4',
  'audio-url': 'https://example.com/audio.mp3',
};

function exampleOf(property: JsonObject): unknown {
  const { type, default: usual, renderType, enum: allowed, minimum } = property;
  const prefill = property['x-workbench-default'];
  const address = typeof renderType === 'string' ? addresses[renderType] : undefined;
  if (address !== undefined) return type === 'array' ? [address] : address;
  if (prefill !== undefined) return prefill;
  if (usual !== undefined) return usual;
  if (Array.isArray(allowed)) return allowed[0] as unknown;
  return type === 'string' ? 'A lighthouse above the sea at dusk' : (minimum ?? 0);
}

/**
 * An example body of a model: its required fields and the basic ones with defaults, with the values that its form
 * starts with.
 */
export function exampleBodyOf(model: CatalogueModel): JsonObject {
  const required = (requestSchemaOf(model)['required'] ?? []) as string[];
  const basic = model.basic.filter((name) => propertiesOf(model)[name]?.['default'] !== undefined);
  const properties = propertiesOf(model);
  const shown = [...new Set([...required, ...basic])];
  return { model: model.id, ...Object.fromEntries(shown.map((name) => [name, exampleOf(properties[name] ?? {})])) };
}
