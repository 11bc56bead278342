import { createHash } from 'node:crypto';
import type { JsonObject, Pricing } from '../../contract/model.ts';
import { isJsonObject, textsOf } from '../../schema-form/json.ts';
import type { ExclusiveMode } from '../models/conflicts.ts';
import { absentFeatures, type EngineModelDefinition, type ModelDefinition } from '../models/model-definition.ts';
import { nearestName } from '../models/nearest-name.ts';
import { findNamedModel } from '../models/registry.ts';
import { bindModel } from './bind-model.ts';
import type { EngineModel } from './engine.ts';
import type { ModelSettings, Price } from './engine-settings.ts';

/** A model as the database stores it: what the catalogue shows, and how its parameters reach the engine. */
export interface DescribedModel {
  definition: EngineModelDefinition;
  plan: JsonObject;
}

/** The engine that a model belongs to. */
export interface DescribedEngine {
  name: string;
  title: string;
  kind: string;
  /** Whether generating may cost. What another one generates is free where no price is set or published. */
  isPaid: boolean;
}

/** The parts of a model that declared modes change. */
interface Described {
  modes: ExclusiveMode[];
  requestSchema: JsonObject;
  unavailable: string | null;
}

const free: Pricing = { method: 'per_generation', cost_per_generation: 0 };

function pricingOf(price: Price): Pricing {
  if (price.perSecond !== undefined) return { method: 'per_video_output_second', cost_per_second: price.perSecond };
  if (price.perImage !== undefined) return { method: 'per_image', cost_per_image: price.perImage };
  return { method: 'per_generation', cost_per_generation: price.perGeneration ?? 0 };
}

/** What a model of this service states that an engine generates for under the same name; null for another name. */
function boundParts(model: EngineModel, settings: ModelSettings | null) {
  const base = findNamedModel(model.id);
  if (base === null) return null;
  const { requestSchema, features, binding, issue } = bindModel(base, model, settings?.map ?? null);
  // The texts of the model itself say how the service generates with it.
  const displayName = settings?.title ?? model.title;
  return {
    ...features,
    aliases: base.aliases,
    displayName,
    summary: settings?.summary ?? model.summary,
    description: settings?.description ?? model.description,
    mediaType: base.mediaType,
    endpoint: base.endpoint,
    requestSchema: { ...requestSchema, title: displayName },
    binding,
    unavailable: model.unavailable ?? wrongMedia(base, model) ?? issue,
  };
}

function wrongMedia(base: ModelDefinition, { mediaType }: EngineModel): string | null {
  return mediaType === base.mediaType ? null : `It generates ${mediaType}s, and ${base.id} ${base.mediaType}s.`;
}

function ownParts(model: EngineModel, settings: ModelSettings | null) {
  const mediaType = settings?.mediaType ?? model.mediaType;
  const basic = (model.requestSchema['basic'] ?? []) as string[];
  return {
    ...absentFeatures,
    basic,
    inputs: model.inputs,
    aliases: [],
    displayName: settings?.title ?? model.title,
    summary: settings?.summary ?? model.summary,
    description: settings?.description ?? model.description,
    mediaType,
    endpoint: mediaType === 'video' ? ('/videos/generate' as const) : ('/images/generate' as const),
    requestSchema: { ...model.requestSchema, title: settings?.title ?? model.title },
    binding: null,
    unavailable: model.unavailable,
  };
}

/** Why the settings' modes do not fit a model, as a sentence; null when they do. */
function misfitOfModes({ requestSchema, modes }: Described, declared: readonly ExclusiveMode[]): string | null {
  const { properties, required, 'x-exclusive-modes': own } = requestSchema;
  if (own !== undefined || modes.length > 0) return 'It has modes of its own: remove those in the settings.';
  const names = isJsonObject(properties) ? Object.keys(properties) : [];
  const given = declared.flatMap(({ fields }) => fields);
  const unknown = given.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    const nearest = nearestName(unknown, names);
    const remedy = nearest === null ? 'remove it.' : `did you mean ${nearest}?`;
    return `Its modes name ${unknown}, which it does not have: ${remedy}`;
  }
  const demanded = given.find((name) => textsOf(required).includes(name));
  return demanded === undefined ? null : `Its modes name ${demanded}, which every request must have: remove it.`;
}

/** The model with the modes that its settings declare; unavailable where they do not fit. */
function withDeclaredModes<Parts extends Described>(parts: Parts, modes: ModelSettings['modes']): Parts {
  if (modes === undefined) return parts;
  return {
    ...parts,
    modes,
    requestSchema: { ...parts.requestSchema, 'x-exclusive-modes': modes },
    unavailable: parts.unavailable ?? misfitOfModes(parts, modes),
  };
}

/**
 * A model of an engine as the catalogue shows it. The settings' texts and price win over the engine's. One with the name
 * of a model of this service is bound to that model's schema.
 *
 * @param settings its entry in the settings; null for a model that the engine lists by itself
 */
export function describeModel(
  { isPaid, ...engine }: DescribedEngine,
  model: EngineModel,
  settings: ModelSettings | null,
): DescribedModel {
  const described = boundParts(model, settings) ?? ownParts(model, settings);
  const { unavailable, ...parts } = withDeclaredModes(described, settings?.modes);
  const pricing = settings?.price === undefined ? (model.pricing ?? (isPaid ? null : free)) : pricingOf(settings.price);
  const renderer = model.renderer ?? { name: engine.title, neural: true, note: `Generated by ${engine.title}.` };
  const stated = { id: model.id, ...parts, hosted: null, engine: { ...engine, pricing, renderer } };
  const version = createHash('sha256')
    .update(JSON.stringify([stated, model.plan]))
    .digest('hex');
  return {
    definition: { ...stated, engine: { ...stated.engine, version, unavailable } },
    plan: model.plan,
  };
}
