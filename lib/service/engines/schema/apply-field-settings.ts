import type { JsonObject } from '../../../contract/model.ts';
import type { FieldSettings } from '../engine-settings.ts';

/** A property as the settings of the model want it: other title, help, bounds or default. */
export function applyFieldSettings(property: JsonObject, settings: FieldSettings | undefined): JsonObject {
  if (settings === undefined) return property;
  const { title, description, minimum, maximum, default: fallback } = settings;
  const changes = { title, description, minimum, maximum, default: fallback };
  return { ...property, ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) };
}
