import type { JsonObject } from '../../lib/contract/model.ts';
import type { Meant } from './fill-form.ts';

const endings: Record<string, string> = { 'image-url': 'png', 'video-url': 'mp4', 'audio-url': 'mp3' };

function objectsOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? (value as JsonObject[]) : [];
}

/** A property itself, and the alternatives in it. */
function branchesOf(property: JsonObject): JsonObject[] {
  return [property, ...objectsOf(property['anyOf'] ?? property['oneOf'])];
}

function addressesOf(name: string, property: JsonObject): string | string[] | null {
  const items = property['items'] as JsonObject | undefined;
  const ending = endings[String(items?.['renderType'] ?? property['renderType'])];
  if (ending === undefined) return null;
  const address = (place: number) => `https://example.com/${name}-${place}.${ending}`;
  return property['type'] === 'array' ? [address(1), address(2)] : address(1);
}

/** A number within its bounds and on its step that is not the default. */
function numberFor(property: JsonObject, fallback: unknown): number {
  const low = Number(property['minimum'] ?? 1);
  const high = Math.min(Number(property['maximum'] ?? low + 10), low + 100_000);
  const step = Number(property['multipleOf'] ?? (property['type'] === 'integer' ? 1 : 0.01));
  const at = (share: number) => {
    const steps = Math.round((low + (high - low) * share) / step);
    return Number(Math.max(low, steps * step).toFixed(4));
  };
  return [at(0.3), at(0.8)].find((number) => number !== fallback) ?? high;
}

/** A value that the property takes and that is not its default. The last of several: unusual values come last. */
function valueFor(name: string, property: JsonObject): unknown {
  const fallback = property['default'];
  if (name === 'prompt') return `a red lighthouse above a calm sea, and a gull`;
  const addresses = addressesOf(name, property);
  if (addresses !== null) return addresses;
  const branches = branchesOf(property);
  const listed = branches.flatMap((branch) => objectsOf(branch['enum']) as unknown[]);
  const other = listed.findLast((value) => value !== fallback);
  if (other !== undefined) return other;
  const number = branches.find((branch) => branch['type'] === 'integer' || branch['type'] === 'number');
  if (number !== undefined) return numberFor({ ...property, ...number }, fallback);
  if (property['type'] === 'boolean') return fallback !== true;
  if (property['type'] !== 'string') throw new Error(`What ${name} takes is not plain; choose a value for it.`);
  return `${name} in words`;
}

/** One value for each property of a request schema, none of them the default. */
export function meantValues(schema: JsonObject): Meant {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonObject>);
  const shown = properties.filter(([, property]) => property['x-hidden'] !== true);
  return Object.fromEntries(shown.map(([name, property]) => [name, valueFor(name, property)]));
}
