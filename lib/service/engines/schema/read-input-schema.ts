import type { MediaKind } from '../../../contract/media-kind.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { isJsonObject, isSameJson, numberOf, ownOf, textsOf } from '../../../schema-form/json.ts';
import { fitsType } from '../../../schema-form/schema/allowed-values.ts';
import { orderedNames } from '../../../schema-form/schema/object-properties.ts';
import { resolveSchema } from '../../../schema-form/schema/resolve-schema.ts';
import type { Measure, NumberGrid } from '../../models/model-definition.ts';
import type { FieldSettings, ModelSettings, Target } from '../engine-settings.ts';
import type { RequestPlan } from '../requests/request-plan.ts';
import { targetsOfMap } from '../target.ts';
import { expandSchema } from './expand-schema.ts';
import { mapIssue, mapProperties, propertiesOfTarget } from './map-properties.ts';
import { markMedia } from './mark-media.ts';

/** What the input schema of a provider's model says about our requests. */
export interface ReadInput {
  requestSchema: JsonObject;
  inputs: ('text' | MediaKind)[];
  plan: Omit<RequestPlan, 'model'>;
  /** The measures of the settings' map, and which numbers their properties take. */
  measures: Partial<Record<Measure, NumberGrid>>;
  /** The frames per second of a request that does not set them; null where that is unknown. */
  framesPerSecond: number | null;
  /** What is wrong with the settings for this model, as a sentence; null when nothing is. */
  issue: string | null;
}

const mostProperties = 200;
const propertyName = /^(?!__proto__$)[A-Za-z_][\w-]{0,63}$/;
/** The form shows these at first, beside what is required: what the result is of, and how large. */
const basicName =
  /^(prompt|negative_prompt|seed)$|(^|_)(size|width|height|aspect_ratio|resolution|duration|num_images|num_outputs)$/;
/** In our requests, `model` says which model they are for: a provider's own setting of that name needs another one. */
const ownModelName = 'provider_model';
const largestSeed = 2_147_483_647;

/**
 * Reads the input schema of a provider's model as a request schema of ours. Parameters have the names of the
 * properties, or those that the settings give them. With `settings.map`, they are those of the map, and the schema has
 * what the provider says of the properties that they go to.
 *
 * @param input the schema of the input, a part of `root`
 * @param root the document, which references start from
 * @param options.isDropped properties that belong to the protocol, not to a request
 * @param options.isMedia properties that may be media; by default all that look like it
 */
export function readInputSchema(
  input: JsonObject,
  root: JsonObject,
  options: {
    title: string;
    settings: Pick<ModelSettings, 'fields' | 'map'>;
    isDropped: (name: string) => boolean;
    isMedia?: (property: JsonObject) => boolean;
  },
): ReadInput {
  const { settings, isDropped, isMedia = () => true } = options;
  const { schema } = resolveSchema(input, root);
  const declared = isJsonObject(schema['properties']) ? schema['properties'] : {};
  const names = orderedNames(schema)
    .filter((name) => propertyName.test(name) && !isDropped(name) && isJsonObject(declared[name]))
    .slice(0, mostProperties);
  const demanded = new Set(textsOf(schema['required']));

  const { map = null } = settings;
  const properties: JsonObject = {};
  const required: string[] = [];
  const basic: string[] = [];
  const targets: Record<string, Target[]> = {};
  const fixed: JsonObject = {};
  const lists: string[] = [];
  const kinds = new Set<'text' | MediaKind>();
  const mapped = new Set(Object.values(map ?? {}).flatMap(propertiesOfTarget));
  let seed: RequestPlan['seed'] = null;
  let issue: string | null = null;

  for (const name of names) {
    const given = expandSchema(ownOf(declared, name) as JsonObject, root);
    const media = isMedia(given) ? markMedia(name, given) : null;
    const own =
      settings.fields !== undefined && Object.hasOwn(settings.fields, name) ? settings.fields[name] : undefined;
    const property = withSettings(withoutOddDefault(name, media?.property ?? given), own);
    const isRequired = demanded.has(name) && property['default'] === undefined;
    if (media?.isList === true) lists.push(name);
    const isSent = map === null ? own?.show !== false : mapped.has(name);
    if (!isSent && own?.default !== undefined) fixed[name] = own.default;
    else if (!isSent && isRequired) {
      issue ??= `The settings neither show “${name}”, which the model requires, nor give it a value.`;
    }
    if (own?.show === false) continue;
    const parameter = map === null ? (own?.name ?? ownName(name)) : name;
    if (Object.hasOwn(targets, parameter)) issue ??= `The settings give two fields the name “${parameter}”.`;
    targets[parameter] = [name];
    const title = parameter === ownModelName && property['title'] === undefined ? { title: 'Model' } : {};
    properties[parameter] = { ...property, ...title, 'x-order': Object.keys(properties).length };
    if (isRequired) required.push(parameter);
    if (own?.basic ?? (isRequired || media !== null || basicName.test(name))) basic.push(parameter);
    if (media !== null) kinds.add(media.kind);
    else if (/prompt|^text$/.test(name) && property['type'] === 'string') kinds.add('text');
    if (name === 'seed' && property['type'] === 'integer') {
      seed = { to: name, maximum: Math.max(0, Math.min(numberOf(property['maximum']) ?? largestSeed, largestSeed)) };
    }
  }
  const plan = { fixed, lists, seed };
  const framesPerSecond = frameRateOf(names, declared, fixed);
  const head = { type: 'object', title: options.title };
  if (map === null) {
    return {
      requestSchema: { ...head, properties, required, basic },
      inputs: [...kinds],
      plan: { targets, ...plan },
      measures: {},
      framesPerSecond,
      issue,
    };
  }
  const { measures, ...mapping } = mapProperties(map, properties, required);
  return {
    requestSchema: { ...head, ...mapping, basic: [] },
    inputs: [...kinds],
    plan: { targets: targetsOfMap(map), ...plan },
    measures,
    framesPerSecond,
    issue: issue ?? mapIssue(map, new Set(names)),
  };
}

function ownName(name: string): string {
  return name === 'model' ? ownModelName : name;
}

/** The frame rate of a request that sets none; null where the model does not say. */
function frameRateOf(names: readonly string[], declared: JsonObject, fixed: JsonObject): number | null {
  const name = names.find((one) => /^(?:fps|frame_?rate|frames_per_second)$/.test(one));
  if (name === undefined) return null;
  const property = ownOf(declared, name);
  return numberOf(fixed[name]) ?? (isJsonObject(property) ? numberOf(property['default']) : null);
}

/**
 * Drops a default that the service must not fill in: one that the property itself refuses, as real catalogues have, and
 * a negative seed, which would keep the service's own seed out.
 */
function withoutOddDefault(name: string, property: JsonObject): JsonObject {
  const { default: value, ...rest } = property;
  const { enum: choices } = property;
  const isChoice = !Array.isArray(choices) || choices.some((choice) => isSameJson(choice, value));
  const isRandomSeed = name === 'seed' && typeof value === 'number' && value < 0;
  return fitsType(value, property) && isChoice && !isRandomSeed ? property : rest;
}

function withSettings(property: JsonObject, settings: FieldSettings | undefined): JsonObject {
  if (settings === undefined) return property;
  const { title, description, minimum, maximum, default: fallback } = settings;
  const changes = { title, description, minimum, maximum, default: fallback };
  return { ...property, ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) };
}
