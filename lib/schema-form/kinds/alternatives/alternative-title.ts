import type { JsonObject } from '../../../contract/model.ts';
import { formatList } from '../../../intl/format-list.ts';
import { inSentence } from '../../format.ts';
import { fieldLabel, humaniseName, isTypeName, nameWords } from '../../field-label.ts';
import { isJsonObject, textOf, textsOf } from '../../json.ts';
import { optionLabel } from '../choice/option-label.ts';
import { readMediaHint } from '../media/media-hints.ts';
import { messages } from '../../messages.ts';
import { constantOf } from '../../schema/allowed-values.ts';
import { orderedNames } from '../../schema/object-properties.ts';
import { ownTitle } from '../../schema/own-title.ts';
import { sentenceCase } from '../../spelled-words.ts';

const camelCase = /^[A-Za-z][A-Za-z\d]*(?:[A-Z][A-Za-z\d]*)+$/;

/** An alternative as given, and with its references followed. */
interface TitledAlternative {
  schema: JsonObject;
  given: JsonObject;
}

/** A title in plain English: one that a generator wrote, as `ImageSize` or `gen4_image`, is split into words. */
function readableTitle(title: string): string {
  if (camelCase.test(title)) return humaniseName(title);
  return /\s/.test(title) || !title.includes('_') ? title : sentenceCase(title.split('_'));
}

function propertiesOf(schema: JsonObject): JsonObject {
  return isJsonObject(schema['properties']) ? schema['properties'] : {};
}

/** The value that distinguishes an object from its siblings: its only constant, or the one at the discriminator. */
function tellingConstant(schema: JsonObject, names: readonly string[]): string | null {
  const properties = propertiesOf(schema);
  const constant = names.map((name) => constantOf(properties[name])).find((value) => value !== undefined);
  return constant === undefined ? null : optionLabel(constant);
}

/** The names of properties to fill in, required ones first. */
function fillableNames(schema: JsonObject): string[] {
  const properties = propertiesOf(schema);
  const required = textsOf(schema['required']);
  const names = orderedNames(schema).filter((name) => constantOf(properties[name]) === undefined);
  return [...names.filter((name) => required.includes(name)), ...names.filter((name) => !required.includes(name))];
}

const mostNames = 2;

/** The labels of properties as one title, as in “Width and height”; null for none. */
function titleOfNames(schema: JsonObject, names: readonly string[]): string | null {
  const properties = propertiesOf(schema);
  const labels = names.map((name) => {
    const property = properties[name];
    const isAddress = /^(?:ur[il]|href)$/.test(nameWords(name).at(-1) ?? '') && names.length === 1;
    if (isAddress && nameWords(name).length === 1) return messages.structure.fromAddress;
    return fieldLabel(name, isJsonObject(property) ? ownTitle(property) : null);
  });
  const [first, ...rest] = labels;
  if (first === undefined) return null;
  return formatList([first, ...rest.map(inSentence)]);
}

/** The title from the properties that no sibling has: all of them where they are few, else the first. */
function titleOfUnique(schema: JsonObject, siblings: readonly JsonObject[]): string | null {
  const known = new Set(siblings.flatMap((sibling) => Object.keys(propertiesOf(sibling))));
  const unique = fillableNames(schema).filter((name) => !known.has(name));
  return titleOfNames(schema, unique.length <= mostNames ? unique : unique.slice(0, 1));
}

/** The title of an object by its own properties, where it has few. */
function titleOfObject(schema: JsonObject): string | null {
  const names = fillableNames(schema);
  return names.length <= mostNames ? titleOfNames(schema, names) : null;
}

function isAddress(schema: JsonObject): boolean {
  return /^(?:ur[il]|uri-reference)$/.test(textOf(schema['format']) ?? '');
}

/** What a text stands for, by the name of the value or its own schema. */
function mediaWord(schema: JsonObject, name: string): string | null {
  const hint = isAddress(schema) ? null : readMediaHint(name, schema);
  return hint === null ? null : messages.structure.media[hint.media ?? 'file'];
}

function kindWord(schema: JsonObject): string {
  const { kinds, fromAddress } = messages.structure;
  if (Array.isArray(schema['enum'])) return kinds.choice;
  if (isJsonObject(schema['properties'])) return titleOfObject(schema) ?? kinds.object;
  const words: Record<string, string> = {
    string: isAddress(schema) ? fromAddress : kinds.text,
    number: kinds.number,
    integer: kinds.number,
    boolean: kinds.switch,
    array: kinds.list,
    object: kinds.object,
  };
  return words[String(schema['type'])] ?? ('const' in schema ? optionLabel(schema['const']) : kinds.json);
}

function isList({ schema }: TitledAlternative): boolean {
  return Array.isArray(schema['enum']);
}

function titleOf({ schema, given }: TitledAlternative): string | null {
  const title = textOf(given['title']) ?? textOf(schema['title']);
  return title === null || isTypeName(title) ? null : readableTitle(title);
}

function definitionOf({ given }: TitledAlternative): string | null {
  const definition = textOf(given['$ref'])?.split('/').at(-1);
  return definition === undefined || isTypeName(definition) ? null : readableTitle(definition);
}

const longestDescription = 28;

function shortDescription({ schema, given }: TitledAlternative): string | null {
  const description = (textOf(given['description']) ?? textOf(schema['description']))?.trim().replace(/\.$/, '');
  return description === undefined || description === '' || description.length > longestDescription
    ? null
    : description;
}

/**
 * Unique titles of the alternatives of a value, by what tells them apart: their titles, a distinguishing constant, the
 * definition, the properties that only one has, the kind of value. Numbered only where nothing tells them apart.
 *
 * @param name of the value, which may say that a text is the address of an image
 */
export function alternativeTitles(
  alternatives: readonly TitledAlternative[],
  tellingNames: readonly string[],
  name: string,
): string[] {
  const [lists, objects] = [alternatives.filter(isList), alternatives.filter(({ schema }) => 'properties' in schema)];
  if (alternatives.length === 2 && lists.length === 1 && objects.length === 1) {
    const { preset, custom } = messages.structure;
    return alternatives.map((one) => (isList(one) ? preset : (titleOfObject(one.schema) ?? custom)));
  }
  const siblingsOf = (one: TitledAlternative) => alternatives.filter((other) => other !== one);
  const ways: ((one: TitledAlternative) => string | null)[] = [
    titleOf,
    ({ schema }) => tellingConstant(schema, tellingNames),
    definitionOf,
    (one) =>
      titleOfUnique(
        one.schema,
        siblingsOf(one).map(({ schema }) => schema),
      ),
    ({ schema }) => mediaWord(schema, name),
    ({ schema }) => kindWord(schema),
    shortDescription,
  ];
  const titles = ways.reduce<(string | null)[]>(
    (before, way) => {
      const found = alternatives.map(way);
      const isUnique = (title: string) => [...found, ...before].filter((other) => other === title).length === 1;
      return before.map((title, at) => {
        const next = found[at] ?? null;
        return title ?? (next !== null && isUnique(next) ? next : null);
      });
    },
    alternatives.map(() => null),
  );
  return titles.map((title, at) => {
    if (title !== null) return title;
    const word = kindWord(alternatives[at]?.schema ?? {});
    const position = titles.slice(0, at + 1).filter((other) => other === null).length;
    return messages.structure.numbered({ title: word, position });
  });
}
