import type { MediaKind } from '../../../contract/media-kind.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { isJsonObject } from '../../../schema-form/json.ts';
import { readMedia } from '../../../schema-form/kinds/media/read-media.ts';

/** A property that takes media. */
export interface MediaProperty {
  kind: MediaKind;
  isList: boolean;
  /** Marked with `renderType`. */
  property: JsonObject;
}

/**
 * Recognises a property that takes addresses of media, by the same hints as the form: `ui.field`, `x-cog-accept`, the
 * format and the name. Limits of the address itself and example addresses are dropped, because other addresses are
 * sent.
 *
 * @param property expanded
 * @returns null for any other property, and for files of no certain kind
 */
export function markMedia(name: string, property: JsonObject): MediaProperty | null {
  const media = readMedia(name, property, property);
  if (media === null || media.media === null) return null;
  const kind = media.media;
  const renderType = `${kind}-url`;
  const address = { type: 'string', minLength: 1, format: 'uri', renderType };
  const { title, description, deprecated } = property;
  const words = { title, description, deprecated, 'x-fal': property['x-fal'] };
  const kept = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
  if (!media.isMany) return { kind, isList: false, property: { ...kept, ...address } };
  const items = isJsonObject(property['items']) && isJsonObject(property['items']['x-fal']) ? property['items'] : {};
  const limits = items['x-fal'] === undefined ? {} : { 'x-fal': items['x-fal'] };
  const bounds = {
    ...(media.minItems > 0 ? { minItems: media.minItems } : {}),
    ...(media.maxItems === null ? {} : { maxItems: media.maxItems }),
  };
  return {
    kind,
    isList: true,
    property: { ...kept, type: 'array', items: { ...address, ...limits }, ...bounds, renderType },
  };
}
