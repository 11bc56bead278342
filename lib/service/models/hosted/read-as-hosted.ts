import type { JsonObject } from '../../../contract/model.ts';
import type { MediaKind } from '../../../contract/media-kind.ts';
import type { CatalogueModel, ModelDefinition, UnusedParameter } from '../model-definition.ts';
import { findNamedModel } from '../registry.ts';
import { mediaFieldsOf, propertiesOf } from '../request-schema.ts';

/** A request, in the parameters of the model that it names. */
export interface HostedReading {
  parameters: JsonObject;
  /** Parameters that the model does not use. */
  unused: UnusedParameter[];
}

/** Names of media fields in hosted models: each stands for the first field of its kind. */
const mediaNames: Record<string, MediaKind> = {
  image: 'image',
  input_image: 'image',
  input_images: 'image',
  reference_images: 'image',
  input_video: 'video',
  input_videos: 'video',
};

/** The field that an unknown name stands for, or null. */
function meantField(name: string, model: ModelDefinition): string | null {
  if (name === 'n') return 'num_images' in propertiesOf(model) ? 'num_images' : null;
  const kind = mediaNames[name];
  return mediaFieldsOf(model).find((each) => each.kind === kind)?.name ?? null;
}

const isRefused = (name: string, { refused }: ModelDefinition) => refused.some((each) => each.name === name);

/**
 * Reads a request under a hosted model's name as clients of the hosted service write it: a URL instead of a list and a
 * list instead of a URL, other names for media, unknown settings. A request under a model's own id is returned
 * unchanged.
 *
 * @param body the parameters; null counts as absent
 */
export function readAsHosted(model: CatalogueModel, body: JsonObject): HostedReading {
  if (model.hosted === null) return { parameters: body, unused: [] };
  const properties = propertiesOf(model);
  const media = new Set(mediaFieldsOf(model).map(({ name }) => name));
  const parameters: JsonObject = {};
  const unused: UnusedParameter[] = [];

  function fit(field: string, name: string, value: unknown): void {
    const wantsList = properties[field]?.['type'] === 'array';
    if (!media.has(field) || wantsList === Array.isArray(value)) parameters[field] = value;
    else if (wantsList) parameters[field] = [value];
    else {
      const [first, ...others] = value as unknown[];
      if (first !== undefined) parameters[field] = first;
      if (others.length > 0) unused.push({ name, reason: 'only the first item was used' });
    }
  }

  /** The name from which each field takes its value: its own name before others, of these the first. */
  const sources = new Map<string, string>();
  for (const [name, value] of Object.entries(body)) {
    if (value === null) continue;
    const field = Object.hasOwn(properties, name) || isRefused(name, model) ? name : meantField(name, model);
    if (field === null) {
      unused.push({ name, reason: 'not supported' });
      continue;
    }
    const source = body[field] == null ? (sources.get(field) ?? name) : field;
    sources.set(field, source);
    if (source === name) fit(field, name, value);
    else unused.push({ name, reason: `${source} was used instead` });
  }
  return { parameters, unused: [...unused, ...model.hosted.unusedIn(parameters)] };
}

const mostNames = 10;
const longestName = 60;

const cut = (name: string) => (name.length > longestName ? `${name.slice(0, longestName)}…` : name);

/**
 * A record's note on unused parameters, each with its reason; null when all were used, as always under a model's own
 * id.
 *
 * @param modelName as requested
 * @param parameters as the record echoes them
 */
export function unusedNote(modelName: string, parameters: JsonObject): string | null {
  const model = findNamedModel(modelName);
  if (model?.hosted == null) return null;
  const { unused } = readAsHosted(model, parameters);
  if (unused.length === 0) return null;
  const byReason = Map.groupBy(unused.slice(0, mostNames), ({ reason }) => reason);
  const parts = [...byReason].map(([reason, of]) => `${of.map(({ name }) => cut(name)).join(', ')} (${reason})`);
  const more = unused.length > mostNames ? `; and ${unused.length - mostNames} more` : '';
  return `Ignored by ${model.hosted.model.id}, which serves ${modelName}: ${parts.join('; ')}${more}.`;
}
