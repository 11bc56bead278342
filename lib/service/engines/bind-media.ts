import type { JsonObject } from '../../contract/model.ts';
import { numberOf } from '../../schema-form/json.ts';
import type { BoundParameter, BoundProperty } from './bound-parameter.ts';

/** The kind of media that a property has addresses of, as in `image`; null for another property. */
export function mediaOf({ renderType }: JsonObject): string | null {
  return typeof renderType === 'string' && renderType.endsWith('-url') ? renderType.replace('-url', '') : null;
}

/**
 * The schema of a parameter that contains files: one file or a list on either side, with as many as both take. One file
 * goes to every place of the map.
 *
 * @param kind of its files, as in `image`
 */
export function bindMedia(
  { name, base, engine, places }: BoundParameter & { engine: JsonObject },
  kind: string,
): BoundProperty {
  const theirs = mediaOf(engine);
  if (theirs !== null && theirs !== kind) return { issue: `${name} does not fit: the engine takes ${theirs}s there.` };
  const takesOne = engine['type'] === 'string';
  const least = takesOne ? 0 : (numberOf(engine['minItems']) ?? 0);
  if (base['type'] === 'array') {
    const most = Math.min(
      takesOne ? 1 : (numberOf(engine['maxItems']) ?? Infinity),
      numberOf(base['maxItems']) ?? Infinity,
    );
    const minItems = Math.max(least, numberOf(base['minItems']) ?? 0);
    if (minItems > most) return { issue: `${name} does not fit: the engine takes ${takesOne ? 1 : least} there.` };
    return { property: { ...base, minItems, ...(most === Infinity ? {} : { maxItems: most }) } };
  }
  if (least <= Math.max(1, places)) return { property: base };
  return { issue: `${name} does not fit: it is one ${kind}, and the engine takes ${least} there.` };
}
