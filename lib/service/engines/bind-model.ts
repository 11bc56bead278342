import type { JsonObject } from '../../contract/model.ts';
import { isJsonObject, ownOf, textsOf } from '../../schema-form/json.ts';
import { mediaFieldsOfSchema } from '../models/media-fields-of-schema.ts';
import { measures, type ModelBinding, type ModelDefinition } from '../models/model-definition.ts';
import { mediaFieldsOf, propertiesOf, requestSchemaOf } from '../models/request-schema.ts';
import { parametersOfMeasure } from '../models/sizes/parameters-of-measure.ts';
import { bindMeasured, withFittingDefaults } from './bind-measured.ts';
import type { BoundProperty } from './bound-parameter.ts';
import { bindProperty } from './bind-property.ts';
import type { EngineModel } from './engine.ts';
import type { ParameterMap } from './engine-settings.ts';
import { gridOf } from './schema/map-properties.ts';
import { valuesOfTarget } from './target.ts';

type Features = Pick<
  ModelDefinition,
  'basic' | 'inputs' | 'promptTokenLimit' | 'references' | 'modes' | 'refused' | 'conflicts' | 'boundingBoxes'
>;

/** A model of this service as an engine generates for it. */
export interface BoundModel {
  requestSchema: JsonObject;
  features: Features;
  binding: ModelBinding;
  /** Why it can't be bound so, as a sentence; null when it can. */
  issue: string | null;
}

/** What the service does to results itself, by the parameter that asks for it. */
const doneHere = { count: 'num_images', format: 'output_format', watermark: 'watermark' } as const;

/** What has no effect without an image or a video. */
const doneWithMedia = 'match_input_image';

/** What a binding is made of. */
interface Parts {
  base: ModelDefinition;
  model: EngineModel;
  map: ParameterMap | null;
  /** The parameters that reach the engine. */
  mapped: ReadonlySet<string>;
  /** The parameters from which the measures that reach the engine are computed. */
  measured: ReadonlySet<string>;
  binding: ModelBinding;
  /** The parameters that are served, in the model's order. */
  names: ReadonlySet<string>;
  /** Whether a rule mentions served parameters only. */
  isKept: (rule: unknown) => boolean;
}

function mentionsOnly(value: unknown, names: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  const text = JSON.stringify(value);
  return [...all].every((name) => names.has(name) || !text.includes(`"${name}"`));
}

/** The parameters that reach the engine under a name of the map, or of its own. */
function mappedNames(base: ModelDefinition, model: EngineModel, map: ParameterMap | null): Set<string> {
  const offered = map ?? (isJsonObject(model.requestSchema['properties']) ? model.requestSchema['properties'] : {});
  return new Set(Object.keys(propertiesOf(base)).filter((name) => Object.hasOwn(offered, name)));
}

/** The sides that are parameters of the engine, where it takes them in steps only. */
function sidesOf(
  { requestSchema: { properties } }: EngineModel,
  mapped: ReadonlySet<string>,
): Pick<ModelBinding, 'sides'> {
  const sides = (['width', 'height'] as const).flatMap((side) => {
    const property = mapped.has(side) && isJsonObject(properties) ? ownOf(properties, side) : null;
    return isJsonObject(property) && property['multipleOf'] !== undefined ? [[side, gridOf(property)] as const] : [];
  });
  return sides.length === 0 ? {} : { sides: Object.fromEntries(sides) };
}

function bindingOf(base: ModelDefinition, model: EngineModel, mapped: ReadonlySet<string>): ModelBinding {
  const all = propertiesOf(base);
  const ours = (name: string) => (Object.hasOwn(all, name) && !mapped.has(name) ? name : null);
  const taken = model.measures ?? {};
  // The request says how many frames there are a second, or how many there are.
  const hasFrames = mapped.has('fps') || taken.$fps !== undefined || Object.hasOwn(all, 'num_frames');
  const hasSize = (['width', 'height'] as const).every((side) => mapped.has(side) || taken[`$${side}`] !== undefined);
  return {
    measures: taken,
    ...(hasSize ? sidesOf(model, mapped) : {}),
    framesPerSecond: hasFrames ? null : (model.framesPerSecond ?? null),
    count: ours(doneHere.count),
    format: ours(doneHere.format),
    watermark: ours(doneHere.watermark),
    hasExactSize: hasSize,
  };
}

/** The parameters that reach the engine, that measures are computed from, and that the service applies to the results. */
function servedNames({
  base,
  mapped,
  measured,
  binding,
}: Pick<Parts, 'base' | 'mapped' | 'measured' | 'binding'>): Set<string> {
  // Where the engine has a frame rate of its own, another one in the request would do nothing.
  const decisive = [...measured].filter((name) => name !== 'fps' || binding.framesPerSecond === null);
  const served = new Set([...mapped, ...decisive, binding.count, binding.format, binding.watermark]);
  // Without an image, there is nothing to match.
  const hasMedia = mediaFieldsOf(base).some(({ name }) => mapped.has(name));
  if (!hasMedia && !mapped.has(doneWithMedia)) served.delete(doneWithMedia);
  return new Set(Object.keys(propertiesOf(base)).filter((name) => served.has(name)));
}

/** A property of the model without the extensions that mention parameters which are left out. */
function ownProperty({ base, names, isKept }: Parts, name: string): JsonObject {
  const property = propertiesOf(base)[name] ?? {};
  const extensions: JsonObject = {
    'x-next-to': names.has(String(property['x-next-to'])),
    'x-media-references': base.references.some(isKept),
    'x-bounding-boxes': base.boundingBoxes !== null && isKept(Object.values(base.boundingBoxes)),
  };
  const kept = Object.entries(property).filter(([keyword]) => ownOf(extensions, keyword) !== false);
  return Object.fromEntries(kept);
}

/** The parameters from which the measures that reach the engine are computed. */
function measuredNames(base: ModelDefinition, binding: ModelBinding): Set<string> {
  const reached = measures.filter((measure) => binding.measures[measure] !== undefined);
  return new Set(reached.flatMap((measure) => parametersOfMeasure(base, measure)));
}

function bindOne(parts: Parts, name: string): BoundProperty {
  const { base, model, map, mapped, measured, binding } = parts;
  const own = ownProperty(parts, name);
  const targets = [map?.[name] ?? []].flat();
  const [first] = targets;
  const theirs = isJsonObject(model.requestSchema['properties'])
    ? ownOf(model.requestSchema['properties'], name)
    : null;
  const bound = bindProperty({
    name,
    base: own,
    engine: mapped.has(name) && isJsonObject(theirs) ? theirs : null,
    // The choices are those of the first place.
    values: first === undefined ? null : (valuesOfTarget(first) ?? null),
    isExact: binding.hasExactSize && (name === 'width' || name === 'height'),
    places: targets.length,
  });
  if ('issue' in bound || !measured.has(name)) return bound;
  return bindMeasured(base, binding, name, bound.property);
}

/** The served parameters that a request must have, and what is missing to have all that either side requires. */
function requirementsOf(
  { base, model, names }: Parts,
  served: Record<string, JsonObject>,
): { required: string[]; issues: string[] } {
  const properties = propertiesOf(base);
  const theirs = textsOf(model.requestSchema['required']);
  const demanded = new Set([...textsOf(requestSchemaOf(base)['required']), ...theirs]);
  // A default that the engine refuses is gone.
  const required = Object.keys(properties).filter(
    (name) => demanded.has(name) && !hasDefault(served[name] ?? properties[name]),
  );
  const missing = required.filter((name) => !names.has(name));
  const foreign = theirs.filter((name) => !Object.hasOwn(properties, name));
  const them = missing.length === 1 ? 'it' : 'them';
  return {
    required: required.filter((name) => names.has(name)),
    issues: [
      ...(missing.length === 0 ? [] : [`${base.id} needs ${missing.join(', ')}: add ${them} to its map.`]),
      ...(foreign.length === 0
        ? []
        : [`The engine’s model needs ${foreign.join(', ')}, which ${base.id} does not have.`]),
    ],
  };
}

const hasDefault = (property: JsonObject | undefined) => property?.['default'] !== undefined;

function featuresOf({ base, names, isKept }: Parts, requestSchema: JsonObject): Features {
  const media = new Set<string>(mediaFieldsOfSchema(requestSchema).map(({ kind }) => kind));
  const { promptTokenLimit, refused, boundingBoxes } = base;
  return {
    promptTokenLimit,
    refused,
    basic: base.basic.filter((name) => names.has(name)),
    inputs: base.inputs.filter((kind) => (kind === 'text' ? names.has('prompt') : media.has(kind))),
    references: base.references.filter(isKept),
    modes: base.modes.filter(isKept),
    conflicts: base.conflicts.filter(({ when, field }) => isKept([when, field])),
    boundingBoxes: boundingBoxes !== null && isKept(Object.values(boundingBoxes)) ? boundingBoxes : null,
  };
}

/**
 * The part of a model that a binding keeps, in the model's order: the parameters that reach the engine, within the
 * bounds of both; those that measures are computed from; and those that the service applies to the results. A parameter
 * that would do nothing is left out, and so is every rule that mentions one.
 *
 * @param map where the settings send the parameters; null for those of the engine with the same names
 */
export function bindModel(base: ModelDefinition, model: EngineModel, map: ParameterMap | null): BoundModel {
  const mapped = mappedNames(base, model, map);
  const binding = bindingOf(base, model, mapped);
  const measured = measuredNames(base, binding);
  const names = servedNames({ base, mapped, measured, binding });
  const all = new Set(Object.keys(propertiesOf(base)));
  const parts = {
    base,
    model,
    map,
    mapped,
    measured,
    binding,
    names,
    isKept: (rule: unknown) => mentionsOnly(rule, names, all),
  };

  const bound = [...names].map((name) => [name, bindOne(parts, name)] as const);
  const issues = bound.flatMap(([, one]) => ('issue' in one ? [one.issue] : []));
  const within = Object.fromEntries(bound.flatMap(([name, one]) => ('property' in one ? [[name, one.property]] : [])));
  const properties = withFittingDefaults(base, binding, within);
  const requirements = requirementsOf(parts, properties);
  const { not: _exclusions, 'x-exclusive-modes': _modes, 'x-refused': _refused, ...schema } = requestSchemaOf(base);
  const requestSchema = { ...schema, required: requirements.required, properties };
  const features = featuresOf(parts, requestSchema);
  return {
    requestSchema: {
      ...requestSchema,
      basic: features.basic,
      // The form follows these; the service checks them with the other conflicts.
      ...(features.modes.length > 0 ? { 'x-exclusive-modes': features.modes } : {}),
    },
    features,
    binding,
    issue: [...requirements.issues, ...issues][0] ?? null,
  };
}
