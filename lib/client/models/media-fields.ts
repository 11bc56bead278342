import type { MediaKind } from '../../contract/media-kind.ts';
import type { JsonObject } from '../../contract/model.ts';
import { fieldLabel } from '../../schema-form/field-label.ts';
import { isJsonObject, numberOf, textOf } from '../../schema-form/json.ts';
import { readMediaHint } from '../../schema-form/kinds/media/media-hints.ts';

/** A media field of a model; `kind` is null if it takes any kind. */
export interface MediaField {
  name: string;
  title: string;
  kind: MediaKind | null;
  isList: boolean;
}

/**
 * A property without the wrappers by which catalogues make it nullable or repeatable: the variant that takes the most.
 */
function unwrapped(property: JsonObject): JsonObject {
  const { anyOf, oneOf, allOf, ...own } = property;
  const ways = [anyOf, oneOf, allOf].flatMap((listed): unknown[] => (Array.isArray(listed) ? listed : []));
  const objects = ways.filter(isJsonObject);
  const taken = objects.find(({ type }) => type === 'array') ?? objects.find(({ type }) => type === 'string');
  return taken === undefined || 'type' in own ? property : { ...taken, ...own };
}

/** The fields of a request schema that take media, in display order. Hidden ones are left out. */
export function mediaFieldsOf(schema: JsonObject | null): MediaField[] {
  const properties = isJsonObject(schema?.['properties']) ? schema['properties'] : {};
  return Object.entries(properties)
    .flatMap(([name, given]) => {
      if (!isJsonObject(given) || given['x-hidden'] === true) return [];
      const property = unwrapped(given);
      const isList = property['type'] === 'array';
      const holder = isList ? property['items'] : property;
      const hint = isJsonObject(holder) ? readMediaHint(name, holder) : null;
      if (hint === null) return [];
      const title = fieldLabel(name, textOf(property['title']));
      return [{ name, title, kind: hint.media, isList, order: numberOf(property['x-order']) ?? Infinity }];
    })
    .toSorted((one, other) => (one.order < other.order ? -1 : Number(one.order > other.order)))
    .map(({ order: _order, ...field }) => field);
}
