import { mediaKindSchema, type MediaType } from '../../../contract/media-kind.ts';
import type { JsonObject, LooseModel } from '../../../contract/model.ts';
import type { EngineModel } from '../engine.ts';
import type { ModelSettings } from '../engine-settings.ts';
import { textsOf } from '../../../schema-form/json.ts';
import { mediaFieldsOfSchema } from '../../models/media-fields-of-schema.ts';
import { expandSchema } from '../schema/expand-schema.ts';
import { mapIssue, mapProperties } from '../schema/map-properties.ts';
import { mappingOf } from './map-job.ts';

const mostSchemaCharacters = 1_000_000;
const mostPricingCharacters = 20_000;

/** What a name of the catalogue needs to become a model. */
export interface WantedModel {
  /** The engine's name, which messages begin with. */
  engine: string;
  /** Its name in the catalogue. */
  id: string;
  /** Its name at the service. */
  serviceId: string;
  /** Its entry in the settings; null for a model that they do not name. */
  settings: ModelSettings | null;
}

/**
 * A model of the service as the engine offers it.
 *
 * @param model null when the service does not list it
 * @returns a model that is not available and says why, when something is missing
 */
export function readModel(wanted: WantedModel, model: LooseModel | null): EngineModel {
  const { engine, id, serviceId, settings } = wanted;
  const schema = model === null ? null : usableSchema(model);
  const mediaType = settings?.mediaType ?? (model === null ? null : mediaTypeOf(model));
  const pricing = model?.pricing ?? null;
  const isPriced = pricing !== null && JSON.stringify(pricing).length <= mostPricingCharacters;
  return {
    id,
    title: settings?.title ?? cut(oneLine(model?.display_name) || serviceId, 120),
    summary: settings?.summary ?? cut(oneLine(model?.summary), 200),
    description: settings?.description ?? cut(model?.description ?? '', 4000),
    mediaType: mediaType ?? 'image',
    inputs: inputsOf(model, schema ?? {}),
    ...mapped(schema ?? { type: 'object', properties: {} }),
    ...(isPriced ? { pricing } : {}),
    ...rendererOf(model),
    unavailable: missing(),
  };

  function mapped(own: JsonObject): Pick<EngineModel, 'requestSchema' | 'measures' | 'plan'> {
    const plan = { model: model?.id ?? serviceId };
    if (settings?.map === undefined) return { requestSchema: own, plan };
    const properties = expandSchema(own, own)['properties'] as JsonObject;
    const { measures, ...mapping } = mapProperties(settings.map, properties, textsOf(own['required']));
    return {
      requestSchema: { ...own, ...mapping, basic: [] },
      measures,
      plan: { ...plan, ...mappingOf(settings.map, own) },
    };
  }

  function missing(): string | null {
    if (model === null) return `${engine} does not offer the model ${serviceId}.`;
    if (schema === null) return `${engine} does not describe the parameters of its model ${serviceId}.`;
    if (mediaType === null)
      return `${engine} does not say what its model ${serviceId} generates. Set its mediaType in the engine settings.`;
    return mapIssue(settings?.map ?? {}, new Set(Object.keys(schema['properties'] as JsonObject)));
  }
}

function rendererOf(model: LooseModel | null): Pick<EngineModel, 'renderer'> {
  const { name, neural, note } = model?.renderer ?? {};
  if (name == null || note == null) return {};
  return { renderer: { name: cut(oneLine(name), 120), neural: neural ?? true, note: cut(oneLine(note), 500) } };
}

/** Either name of the schema, when it describes an object and is not huge. */
function usableSchema(model: LooseModel): JsonObject | null {
  const schema = [model.json_request_schema, model.request_schema].find(isObjectSchema);
  return schema !== undefined && JSON.stringify(schema).length <= mostSchemaCharacters ? schema : null;
}

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

function isObjectSchema(schema: JsonObject | null | undefined): schema is JsonObject {
  const { type = 'object', properties } = schema ?? {};
  return type === 'object' && isRecord(properties) && Object.values(properties as JsonObject).every(isRecord);
}

function mediaTypeOf({ endpoint, capabilities }: LooseModel): MediaType | null {
  const named = /\b(image|video)s?\b/.exec(endpoint ?? '')?.[1];
  const found = named ?? capabilities?.output.find((kind) => kind === 'image' || kind === 'video');
  return (found as MediaType | undefined) ?? null;
}

function inputsOf(model: LooseModel | null, schema: JsonObject): EngineModel['inputs'] {
  const declared = model?.capabilities?.input.filter(isInputKind) ?? [];
  if (declared.length > 0) return [...new Set(declared)];
  const hasPrompt = 'prompt' in ((schema['properties'] as JsonObject | undefined) ?? {});
  const marked = mediaFieldsOfSchema(schema).map(({ kind }) => kind);
  return [...new Set([...(hasPrompt ? (['text'] as const) : []), ...marked])];
}

function isInputKind(kind: string): kind is EngineModel['inputs'][number] {
  return kind === 'text' || mediaKindSchema.safeParse(kind).success;
}

function oneLine(text: string | null | undefined): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}
