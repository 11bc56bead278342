import type { MediaKind } from '../contract/media-kind.ts';
import type { JsonObject, LooseModel } from '../contract/model.ts';
import { fieldLabel } from '../schema-form/field-label.ts';
import { isJsonObject, numberOf, textOf } from '../schema-form/json.ts';
import { readMediaHint } from '../schema-form/media-hints.ts';

/** A field of a model that takes a medium; `kind` is null when it takes any. */
export interface MediaField {
  name: string;
  title: string;
  kind: MediaKind | null;
  isList: boolean;
}

/** The fields of a request schema that take media, in display order. Hidden ones are left out. */
export function mediaFieldsOf(schema: JsonObject | null): MediaField[] {
  const properties = isJsonObject(schema?.['properties']) ? schema['properties'] : {};
  return Object.entries(properties)
    .flatMap(([name, property]) => {
      if (!isJsonObject(property) || property['x-hidden'] === true) return [];
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

/** Puts a medium into a field: in place of what was there, or at the end of a list. */
export function withMedium(values: JsonObject, field: MediaField, address: string): JsonObject {
  const before = values[field.name];
  const list = Array.isArray(before) ? (before as unknown[]) : [];
  return { ...values, [field.name]: field.isList ? [...list, address] : address };
}
