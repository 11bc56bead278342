import type { MediaKind } from '../../contract/media-kind.ts';
import type { JsonObject, LooseModel } from '../../contract/model.ts';
import { fieldLabel } from '../../schema-form/field-label.ts';
import { isJsonObject, numberOf, textOf } from '../../schema-form/json.ts';
import { readMediaHint } from '../../schema-form/kinds/media-hints.ts';

/** A field of a model that takes a medium; `kind` is null when it takes any. */
export interface MediaField {
  name: string;
  title: string;
  kind: MediaKind | null;
  isList: boolean;
}

/** A property without the ways in which catalogues say that it may be null, or several of one value: the most it takes. */
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

/** The request schema from whichever of its two names is there; the contract's own reader would bring zod along. */
export function schemaOf(model: Pick<LooseModel, 'json_request_schema' | 'request_schema'>): JsonObject | null {
  return model.json_request_schema ?? model.request_schema ?? null;
}
