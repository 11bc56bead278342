import type { MediaKind } from '../contract/media-kind.ts';
import type { JsonObject, LooseModel } from '../contract/model.ts';
import { readModes } from '../schema-form/exclusive-modes.ts';
import { fieldLabel } from '../schema-form/field-label.ts';
import { isJsonObject, numberOf, textOf } from '../schema-form/json.ts';
import { readMediaHint } from '../schema-form/media-hints.ts';
import { modeName } from '../schema-form/reserved-values.ts';

/** A field of a model that takes a medium; `kind` is null when it takes any. */
export interface MediaField {
  name: string;
  title: string;
  kind: MediaKind | null;
  isList: boolean;
  /** The place of the exclusive mode that it belongs to; null for none. */
  mode: number | null;
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
  const modes = readModes(schema ?? {}, Object.keys(properties));
  return Object.entries(properties)
    .flatMap(([name, given]) => {
      if (!isJsonObject(given) || given['x-hidden'] === true) return [];
      const property = unwrapped(given);
      const isList = property['type'] === 'array';
      const holder = isList ? property['items'] : property;
      const hint = isJsonObject(holder) ? readMediaHint(name, holder) : null;
      if (hint === null) return [];
      const title = fieldLabel(name, textOf(property['title']));
      const place = modes.findIndex(({ names }) => names.includes(name));
      const facts = { name, title, kind: hint.media, isList, mode: place < 0 ? null : place };
      return [{ ...facts, order: numberOf(property['x-order']) ?? Infinity }];
    })
    .toSorted((one, other) => (one.order < other.order ? -1 : Number(one.order > other.order)))
    .map(({ order: _order, ...field }) => field);
}

/** The request schema from whichever of its two names is there; the contract's own reader would bring zod along. */
export function schemaOf(model: Pick<LooseModel, 'json_request_schema' | 'request_schema'>): JsonObject | null {
  return model.json_request_schema ?? model.request_schema ?? null;
}

/**
 * Puts a medium into a field: in place of what was there, or at the end of a list. The field's exclusive mode is in use then,
 * so that the medium is seen and sent.
 */
export function withMedium(values: JsonObject, field: MediaField, address: string): JsonObject {
  const before = values[field.name];
  const list = Array.isArray(before) ? (before as unknown[]) : [];
  const mode = field.mode === null ? {} : { [modeName]: field.mode };
  return { ...values, ...mode, [field.name]: field.isList ? [...list, address] : address };
}
