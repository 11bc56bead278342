import type { JsonObject } from '../../contract/model.ts';
import { describePromptBoxes } from '../../schema-form/boxes/shown-boxes.ts';
import { fieldLabel } from '../../schema-form/field-label.ts';
import { isJsonObject, textOf } from '../../schema-form/json.ts';
import { isCertainlyMedia } from '../../schema-form/media-field/media-address.ts';
import { messages } from '../../schema-form/messages.ts';
import { valueInWords } from './value-in-words.ts';

/** The fields of a body that are no parameters of the model. A test compares them with the contract's list. */
export const namesBesideParameters = [
  'model',
  'response_format',
  'num_generations',
  'target_namespace',
  'target_repo',
  'target_directory',
];

/** The form values that would send this request. */
export function valuesOfRequest(request: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(request).filter(([name]) => !namesBesideParameters.includes(name)));
}

/** The media URLs in a request, in order, each once. */
export function mediaInRequest(request: JsonObject): string[] {
  const values = Object.values(valuesOfRequest(request)).flatMap((value) =>
    Array.isArray(value) ? (value as unknown[]) : [value],
  );
  const addresses = values.filter((value) => typeof value === 'string').filter(isCertainlyMedia);
  return [...new Set(addresses)];
}

/** A setting of a request as text. */
export interface SettingLine {
  name: string;
  label: string;
  value: string;
}

/**
 * The settings of a request except its prompt and media, with the names from the model's schema if that is known. The boxes of a prompt are
 * a setting.
 */
export function settingLines(
  request: JsonObject,
  schema: JsonObject | null,
  texts: { on: string; off: string },
): SettingLine[] {
  const properties = isJsonObject(schema?.['properties']) ? schema['properties'] : {};
  const media = new Set(mediaInRequest(request));
  const boxes = typeof request['prompt'] === 'string' ? describePromptBoxes(request['prompt']) : null;
  const lines = Object.entries(valuesOfRequest(request)).flatMap(([name, value]) => {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (name === 'prompt' || value === null || (typeof first === 'string' && media.has(first))) return [];
    const property = isJsonObject(properties[name]) ? properties[name] : {};
    const unit = textOf(property['x-unit']);
    const text = choiceLabel(property, value) ?? valueInWords(value, texts);
    return [
      {
        name,
        label: fieldLabel(name, textOf(property['title'])),
        value: unit === null || typeof value !== 'number' ? text : withUnit(text, unit),
      },
    ];
  });
  return boxes === null ? lines : [{ name: 'prompt boxes', label: messages.boxes.title, value: boxes }, ...lines];
}

/** The label that the schema itself gives a value of a choice; null for none. */
function choiceLabel({ enum: values, 'x-enumNames': labels }: JsonObject, value: unknown): string | null {
  return Array.isArray(values) && Array.isArray(labels) ? textOf(labels[values.indexOf(value)]) : null;
}

/** A factor is written without a space: `2×`. */
function withUnit(text: string, unit: string): string {
  return unit === '×' ? `${text}${unit}` : `${text} ${unit}`;
}

/** Aspect ratio (width / height) that a request asks for, else the model's default; null if neither has one. */
export function requestedProportion(request: JsonObject, schema: JsonObject | null): number | null {
  const properties = isJsonObject(schema?.['properties']) ? schema['properties'] : {};
  const settled = (name: string) => {
    const property = properties[name];
    return request[name] ?? (isJsonObject(property) ? property['default'] : undefined);
  };
  const width = settled('width');
  const height = settled('height');
  if (typeof width === 'number' && typeof height === 'number' && width > 0 && height > 0) return width / height;
  const ratio = settled('aspect_ratio');
  const parts = typeof ratio === 'string' ? /^(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)$/.exec(ratio) : null;
  if (parts === null) return null;
  const proportion = Number(parts[1]) / Number(parts[2]);
  return Number.isFinite(proportion) && proportion > 0 ? proportion : null;
}
