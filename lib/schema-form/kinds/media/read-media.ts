import type { JsonObject } from '../../../contract/model.ts';
import type { MediaField } from '../../form-field.ts';
import { isJsonObject, numberOf } from '../../json.ts';
import { readMediaHint } from './media-hints.ts';
import { resolveSchema } from '../../schema/resolve-schema.ts';

type MediaFacts = Pick<MediaField, 'media' | 'isMany' | 'minItems' | 'maxItems' | 'maxBytes'>;

function maxBytesOf(schema: JsonObject): number | null {
  const limits = isJsonObject(schema['x-fal']) ? schema['x-fal'] : {};
  return numberOf(limits['max_file_size']);
}

/** Alternatives of one address or a list of addresses: drawn as a list, which covers both. */
function listAmongAlternatives(schema: JsonObject, root: JsonObject): JsonObject | null {
  const alternatives = schema['anyOf'] ?? schema['oneOf'];
  if (!Array.isArray(alternatives)) return null;
  const resolved = alternatives.filter(isJsonObject).map((alternative) => resolveSchema(alternative, root).schema);
  const list = resolved.find((alternative) => alternative['type'] === 'array');
  return list !== undefined && resolved.every((one) => one === list || one['type'] === 'string') ? list : null;
}

/** The facts of a media field from its schema: one address or a list of them. Null when it is no media field. */
export function readMedia(name: string, schema: JsonObject, root: JsonObject): MediaFacts | null {
  const list = schema['type'] === 'array' ? schema : listAmongAlternatives(schema, root);
  if (list === null) {
    const hint = readMediaHint(name, schema);
    return hint && { ...hint, isMany: false, minItems: 0, maxItems: 1, maxBytes: maxBytesOf(schema) };
  }
  if (!isJsonObject(list['items'])) return null;
  const items = resolveSchema(list['items'], root).schema;
  const { renderType, ui, description } = schema;
  const listHints = { renderType, ui, description: items['description'] ?? description };
  const present = Object.fromEntries(Object.entries(listHints).filter(([, value]) => value !== undefined));
  const hint = readMediaHint(name, { ...items, ...present });
  return (
    hint && {
      ...hint,
      isMany: true,
      minItems: numberOf(list['minItems']) ?? 0,
      maxItems: numberOf(list['maxItems']),
      maxBytes: maxBytesOf(items),
    }
  );
}
