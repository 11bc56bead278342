import type { JsonObject, Model } from '../../../contract/model.ts';
import { isJsonObject } from '../../../schema-form/json.ts';
import type { CatalogueModel } from '../model-definition.ts';
import { models } from '../registry.ts';
import { germanChoices, germanFieldTexts } from './field-texts.ts';
import { germanModelTexts } from './model-texts.ts';

type Translate = (text: string) => string;

function translateBy(pairs: Iterable<readonly [string, string]>): Translate {
  const german = new Map(pairs);
  return (text) => german.get(text) ?? text;
}

const definitions = new Map(models.map((definition) => [definition.id, definition]));
const translateModelText = translateBy(
  Object.entries(germanModelTexts).flatMap(([id, german]) => {
    const { displayName = '', summary = '', description = '' } = definitions.get(id) ?? {};
    return [
      [displayName, german.displayName],
      [summary, german.summary],
      [description, german.description],
    ] as const;
  }),
);
const translateFieldText = translateBy(Object.entries(germanFieldTexts));

function translateTexts(schema: JsonObject): JsonObject {
  const texts = ['title', 'description'].flatMap((keyword) => {
    const text = schema[keyword];
    return typeof text === 'string' ? [[keyword, translateFieldText(text)] as const] : [];
  });
  return { ...schema, ...Object.fromEntries(texts) };
}

/** The labels of values, by the keyword that forms read; null for a value that stays as it is. */
function labelsOf({ enum: values }: JsonObject): JsonObject {
  const labels = Array.isArray(values) ? values.map((value) => germanChoices[String(value)] ?? null) : [];
  return labels.some((label) => label !== null) ? { 'x-enumNames': labels } : {};
}

function translateProperty(property: unknown): unknown {
  if (!isJsonObject(property)) return property;
  const { anyOf } = property;
  return {
    ...translateTexts(property),
    ...labelsOf(property),
    ...(Array.isArray(anyOf) ? { anyOf: anyOf.map((way) => (isJsonObject(way) ? translateTexts(way) : way)) } : {}),
  };
}

function translateSchema(schema: JsonObject): JsonObject {
  const { title, properties, 'x-exclusive-modes': modes } = schema;
  const named = Object.entries(isJsonObject(properties) ? properties : {});
  return {
    ...schema,
    ...(typeof title === 'string' ? { title: translateModelText(title) } : {}),
    properties: Object.fromEntries(named.map(([name, property]) => [name, translateProperty(property)])),
    ...(Array.isArray(modes)
      ? { 'x-exclusive-modes': modes.map((mode) => (isJsonObject(mode) ? translateTexts(mode) : mode)) }
      : {}),
  };
}

/**
 * A model as the models endpoint returns it, in German, with the English beside it as `original`. Whatever clients store
 * or compare stays: ids, names of parameters, values, and the renderer's name. Texts of engines stay, too: only what this
 * service says has a translation.
 *
 * @param model the model that `written` describes
 * @param written in English
 */
export function translateModel(model: CatalogueModel, written: Model): Model {
  if (model.engine !== null && (model.binding ?? null) === null) return written;
  const { display_name, summary, description, renderer } = written;
  const schema = translateSchema(written.request_schema);
  return {
    ...written,
    display_name: translateModelText(display_name),
    summary: translateModelText(summary),
    description: translateModelText(description),
    renderer: { ...renderer, note: translateFieldText(renderer.note) },
    original: { display_name, summary, description, renderer_note: renderer.note },
    json_request_schema: schema,
    request_schema: schema,
  };
}
