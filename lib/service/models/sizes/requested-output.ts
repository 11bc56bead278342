import { z } from 'zod';
import { readBoundingBoxes } from '../../../contract/prompt/bounding-boxes.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { withDefaults } from '../check/schema-issues.ts';
import type { ModelDefinition } from '../model-definition.ts';
import { modelIds, type ModelId } from '../model-ids.ts';
import { mediaFieldsOf, requestSchemaOf } from '../request-schema.ts';
import { composedImageSize } from './composed-image-size.ts';
import { editedImageSize } from './edited-image-size.ts';
import type { Size } from './proportions.ts';
import { requestedVideo } from './requested-video.ts';
import { videoResolutions } from './video-size.ts';

/** What a request asks a model for. What it does not determine is null. */
export interface RequestedOutput {
  /** Pixels of each result. */
  size: Size | null;
  /** The duration; null for images, and for a conversion, which keeps that of its input. */
  seconds: number | null;
  /** A whole number; null like the duration. */
  framesPerSecond: number | null;
  /** Null like the duration. */
  frames: number | null;
}

const text = z.string().optional().catch(undefined);
const number = z.number().optional().catch(undefined);

/** The parameters that determine size and length. The model's own schema has checked them. */
const parametersSchema = z.object({
  prompt: z.string().catch(''),
  width: number,
  height: number,
  aspect_ratio: text,
  resolution: text,
  size: text,
  image_size: text,
  upscale_factor: z.union([z.string(), z.number()]).optional().catch(undefined),
  duration: z
    .union([z.literal('auto'), z.coerce.number()])
    .optional()
    .catch(undefined),
  seconds: text,
  num_frames: number,
  fps: number,
});
type Parameters = z.output<typeof parametersSchema>;

const videoResolution = z.enum(videoResolutions).optional().catch(undefined);

/** Models that change one image. */
const editing: ReadonlySet<ModelId> = new Set(['ie-10', 'ie-11', 'ie-12', 'ie-13']);

/** A request with the defaults of its schema, under the names of the model that serves it. */
function readRequest(model: ModelDefinition, given: JsonObject): JsonObject {
  const parameters = withDefaults(requestSchemaOf(model), given);
  if (model.hosted === null) return parameters;
  const inputs = Object.fromEntries(
    mediaFieldsOf(model).map(({ name }) => [name, [parameters[name] ?? []].flat()] as const),
  );
  return model.hosted.toModel({ parameters, inputs }).parameters;
}

/** The number of images and videos that the prompt can cite. */
function countReferences(model: ModelDefinition, parameters: JsonObject): number {
  return mediaFieldsOf(model)
    .filter(({ kind, isList }) => kind !== 'audio' && isList)
    .flatMap(({ name }) => parameters[name] ?? []).length;
}

function sizeOfImage(id: ModelId, model: ModelDefinition, parameters: Parameters, first: Size | null): Size | null {
  const { width, height } = parameters;
  if (width !== undefined && height !== undefined) return { width, height };
  if (editing.has(id)) return first === null ? null : editedImageSize(parameters, first);
  const prompt = model.boundingBoxes === null ? parameters.prompt : readBoundingBoxes(parameters.prompt).words;
  return composedImageSize(id, { ...parameters, prompt }, first);
}

/** Rounds down to an even number, as 4:2:0 needs it. */
const even = (length: number) => Math.max(2, length - (length % 2));

/** V-1 converts a video as it is, with even sides. */
function convertedSize(first: Size | null): Size | null {
  return first === null ? null : { width: even(first.width), height: even(first.height) };
}

/**
 * What a request asks a model of this service for, whatever generates it: the built-in renderer follows the same rules.
 *
 * The seconds of cited clips are unknown here: each counts as one of at least five seconds, the most that V-4 shows of
 * it.
 *
 * @param model under its own id or a hosted model's name
 * @param request.parameters checked; for one that is absent, the default of the model's own schema counts
 * @param request.first pixels of the first image or video of the request, in the order of the model's fields; null
 *   without one, or when they are unknown
 */
export function requestedOutput(
  model: ModelDefinition,
  request: { parameters: JsonObject; first: Size | null },
): RequestedOutput {
  const { first } = request;
  const drawn = model.hosted?.model ?? model;
  const id = modelIds.find((each) => each === drawn.id);
  if (id === undefined) throw new Error(`not a model of this service: ${drawn.id}`);
  const given = readRequest(model, request.parameters);
  const parameters = parametersSchema.parse(given);
  const withoutLength = { seconds: null, framesPerSecond: null, frames: null };
  if (drawn.mediaType === 'image') return { ...withoutLength, size: sizeOfImage(id, drawn, parameters, first) };
  if (id === 'v-1') return { ...withoutLength, size: convertedSize(first) };
  const resolution = videoResolution.parse(parameters.resolution);
  const shown = Array.from({ length: countReferences(drawn, given) }, () => Infinity);
  const video = requestedVideo(id, { ...parameters, resolution }, { first, shown });
  // V-5 has no proportions of its own.
  return id === 'v-5' && first === null ? { ...video, size: null } : video;
}
