import type { JsonObject } from '../../contract/model.ts';

/** A parameter of a model of this service, and what takes its values at the engine. */
export interface BoundParameter {
  name: string;
  /** Its schema in the model of this service. */
  base: JsonObject;
  /** What the engine accepts; null when it does not say. */
  engine: JsonObject | null;
  /** The engine's values by the parameter's, as text; null without a translation. */
  values: JsonObject | null;
  /** Whether results get the exact value afterwards, so that the engine's steps do not matter. */
  isExact: boolean;
  /** To how many places the map sends it. */
  places: number;
}

/** The schema that is served for a parameter; or what is wrong with the map, as a sentence. */
export type BoundProperty = { property: JsonObject } | { issue: string };

/** The choices or the alternatives of a schema; null without any. */
export function listOf(schema: JsonObject, keyword: 'enum' | 'anyOf'): unknown[] | null {
  return Array.isArray(schema[keyword]) ? schema[keyword] : null;
}
