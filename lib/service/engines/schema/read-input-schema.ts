import type { MediaKind } from '../../../contract/media-kind.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { isJsonObject, isSameJson, numberOf, ownOf, textsOf } from '../../../schema-form/json.ts';
import { fitsType } from '../../../schema-form/schema/allowed-values.ts';
import { orderedNames } from '../../../schema-form/schema/object-properties.ts';
import { resolveSchema } from '../../../schema-form/schema/resolve-schema.ts';
import type { FieldSettings, ModelSettings, Target } from '../engine-settings.ts';
import { pathOf, type RequestPlan } from '../requests/request-plan.ts';
import { expandSchema } from './expand-schema.ts';
import { markMedia } from './mark-media.ts';

/** What the input schema of a provider's model says about our requests. */
export interface ReadInput {
  requestSchema: JsonObject;
  inputs: ('text' | MediaKind)[];
  plan: Omit<RequestPlan, 'model'>;
  /** What is wrong with the settings for this model, as a sentence; null when nothing is. */
  issue: string | null;
}

const mostProperties = 200;
const propertyName = /^(?!__proto__$)[A-Za-z_][\w-]{0,63}$/;
/** The form shows these at first, beside what is required: what the result is of, and how large. */
const basicName =
  /^(prompt|negative_prompt|seed)$|(^|_)(size|width|height|aspect_ratio|resolution|duration|num_images|num_outputs)$/;
const largestSeed = 2_147_483_647;

/**
 * Reads the input schema of a provider's model as a request schema of ours. Parameters have the names of the
 * properties, or those that the settings give them. With `settings.map`, parameters of an existing model go where it
 * says instead; the schema stays the provider's.
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

  const map = settings.map === undefined ? null : targetsOf(settings.map);
  const properties: JsonObject = {};
  const required: string[] = [];
  const basic: string[] = [];
  const targets: Record<string, Target> = {};
  const fixed: JsonObject = {};
  const lists: string[] = [];
  const kinds = new Set<'text' | MediaKind>();
  const mapped = new Set(Object.values(map ?? {}).map(propertyOf));
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
    const parameter = own?.name ?? name;
    if (Object.hasOwn(targets, parameter)) issue ??= `The settings give two fields the name “${parameter}”.`;
    targets[parameter] = name;
    properties[parameter] = { ...property, 'x-order': Object.keys(properties).length };
    if (isRequired) required.push(parameter);
    if (own?.basic ?? (isRequired || media !== null || basicName.test(name))) basic.push(parameter);
    if (media !== null) kinds.add(media.kind);
    else if (/prompt|^text$/.test(name) && property['type'] === 'string') kinds.add('text');
    if (name === 'seed' && property['type'] === 'integer') {
      seed = { to: name, maximum: Math.max(0, Math.min(numberOf(property['maximum']) ?? largestSeed, largestSeed)) };
    }
  }
  return {
    requestSchema: { type: 'object', title: options.title, properties, required, basic },
    inputs: [...kinds],
    plan: { targets: map ?? targets, fixed, lists, seed },
    issue: issue ?? mapIssue(map, new Set(names)),
  };
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

/** The property at the top level that a target is in. */
function propertyOf(target: Target): string {
  return pathOf(target).split('.')[0] ?? '';
}

/** Targets that are values of the generation, not properties at the provider. */
const computed = /^\$(?:width|height|seconds|frames|fps|seed)$/;

function targetsOf(map: Record<string, Target>): Record<string, Target> {
  return Object.fromEntries(Object.entries(map).filter(([, target]) => !computed.test(pathOf(target))));
}

/** A parameter that goes nowhere would do nothing. */
function mapIssue(map: Record<string, Target> | null, names: ReadonlySet<string>): string | null {
  const [parameter, target] = Object.entries(map ?? {}).find(([, target]) => !names.has(propertyOf(target))) ?? [];
  if (parameter === undefined || target === undefined) return null;
  return `The settings send “${parameter}” to “${pathOf(target)}”, which the model does not have.`;
}
