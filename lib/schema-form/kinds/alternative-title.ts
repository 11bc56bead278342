import type { JsonObject } from '../../contract/model.ts';
import { humaniseName } from '../field-label.ts';
import { isJsonObject, textOf } from '../json.ts';
import { optionLabel } from './option-label.ts';
import { messages } from '../messages.ts';
import { constantOf } from '../schema/allowed-values.ts';

const camelCase = /^[A-Za-z][A-Za-z\d]*(?:[A-Z][A-Za-z\d]*)+$/;

/** A title in plain English: one that a generator wrote, as `ImageSize` or `gen4_image`, is split into words. */
function readableTitle(title: string): string {
  if (camelCase.test(title)) return humaniseName(title);
  const words = title.replaceAll('_', ' ');
  return /\s/.test(title) || words === title ? title : words.charAt(0).toUpperCase() + words.slice(1);
}

/** The value that distinguishes an object from its siblings: its only constant, or the one at the discriminator. */
function tellingConstant(schema: JsonObject, names: readonly string[]): unknown {
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  return names.map((name) => constantOf(properties[name])).find((value) => value !== undefined);
}

function kindWord(schema: JsonObject): string {
  const { kinds } = messages.structure;
  if (Array.isArray(schema['enum'])) return kinds.choice;
  const words: Record<string, string> = {
    string: kinds.text,
    number: kinds.number,
    integer: kinds.number,
    boolean: kinds.switch,
    array: kinds.list,
    object: kinds.object,
  };
  if (isJsonObject(schema['properties'])) return kinds.object;
  return words[String(schema['type'])] ?? ('const' in schema ? optionLabel(schema['const']) : kinds.json);
}

function isList({ schema }: { schema: JsonObject }): boolean {
  return Array.isArray(schema['enum']);
}

/** Unique labels for the alternatives of a value: from title, distinguishing constant, definition, or kind. */
export function alternativeTitles(
  alternatives: readonly { schema: JsonObject; given: JsonObject }[],
  tellingNames: readonly string[],
): string[] {
  const [lists, objects] = [alternatives.filter(isList), alternatives.filter(({ schema }) => 'properties' in schema)];
  if (alternatives.length === 2 && lists.length === 1 && objects.length === 1) {
    return alternatives.map((one) => (isList(one) ? messages.structure.preset : messages.structure.custom));
  }
  const titles = alternatives.map(({ schema, given }) => {
    const title = textOf(given['title']) ?? textOf(schema['title']);
    if (title !== null) return readableTitle(title);
    const constant = tellingConstant(schema, tellingNames);
    if (constant !== undefined) return optionLabel(constant);
    const definition = textOf(given['$ref'])?.split('/').at(-1);
    return definition === undefined ? kindWord(schema) : readableTitle(definition);
  });
  return titles.map((title, at) => {
    const sames = titles.flatMap((other, index) => (other === title ? [index] : []));
    return sames.length === 1 ? title : messages.structure.numbered({ title, position: sames.indexOf(at) + 1 });
  });
}
