import type { JsonObject } from '../../contract/model.ts';
import { isJsonObject } from '../json.ts';
import { type NamedGroup, namedGroups } from '../prompt/citable-groups.ts';

/**
 * A prompt as another model reads it, and the list of boxes that was removed from its end because that model reads
 * none.
 */
export interface CarriedPrompt {
  prompt: string;
  boxes: string | null;
}

const listAtEnd = /\s*(\[\s*\{[\s\S]*\}\s*\])\s*$/;
const kinds = /image|video|audio/i;

function kindOf({ pattern }: NamedGroup): string {
  return kinds.exec(pattern)?.[0].toLowerCase() ?? 'image';
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * A prompt for the other model: references cited in its syntax (`Image 1` as `@Image 1`), and without the list of boxes
 * at the end where it reads none.
 *
 * @param from schema of the previous model's prompt
 * @param to schema of the other model's prompt
 */
export function carryPrompt(prompt: string, from: JsonObject, to: JsonObject): CarriedPrompt {
  const found = isJsonObject(from['x-bounding-boxes']) && !isJsonObject(to['x-bounding-boxes']);
  const list = found ? listAtEnd.exec(prompt) : null;
  const boxes = list?.[1] !== undefined && isJson(list[1]) ? list[1] : null;
  const words = boxes === null ? prompt : prompt.slice(0, list?.index);
  const targets = namedGroups(to) ?? [];
  const cited = (namedGroups(from) ?? []).reduce((text, way) => {
    const target = targets.find((other) => kindOf(other) === kindOf(way));
    if (target === undefined || target.pattern === way.pattern) return text;
    const pattern = escaped(way.pattern).replace(escaped('{n}'), String.raw`(\d+)`);
    const before = way.pattern.startsWith('@') ? '' : String.raw`(?<![\w@])`;
    return text.replaceAll(new RegExp(`${before}${pattern}(?!\\d)`, 'gi'), (_all, number: string) =>
      target.pattern.replace('{n}', number),
    );
  }, words);
  return { prompt: cited, boxes };
}
