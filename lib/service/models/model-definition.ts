import type { z } from 'zod';
import type { MediaKind, MediaType } from '../../contract/media-kind.ts';
import type { JsonObject, Model, Pricing } from '../../contract/model.ts';
import type { CitationGroup } from '../../contract/prompt/citations.ts';
import type { Conflict, ExclusiveMode } from './conflicts.ts';
import type { ModelId } from './model-ids.ts';

/** Paths of the synchronous endpoints, below `/api/ai`. */
export const syncEndpoints = ['/images/edit', '/images/generate', '/videos/generate'] as const;
export type SyncEndpoint = (typeof syncEndpoints)[number];

/** A parameter that is always rejected, and why. */
export interface RefusedName {
  name: string;
  reason: string;
}

/** What a model's definition states beside its parameters; properties with defaults are optional. */
interface ModelDescription {
  /** A model id, as in `ig-1`, or the name of a hosted model. */
  id: string;
  /** Other identifiers that select it. */
  aliases: string[];
  displayName: string;
  /** One line for a list. */
  summary: string;
  /** A few sentences on what it does and how to get good results. */
  description: string;
  mediaType: MediaType;
  /** Path of the synchronous endpoint that is documented for it, below `/api/ai`. */
  endpoint: SyncEndpoint;
  /** The media that it accepts beside text. */
  inputs: ('text' | MediaKind)[];
  /** Fields that the form shows at first, beside the required ones. */
  basic: string[];
  /** Most tokens of the prompt, counted as o200k_base; null without a limit. */
  promptTokenLimit?: number | null;
  /** Which references the prompt can cite, and how. */
  references?: CitationGroup[];
  /** Groups of fields that exclude each other; empty when there are none. */
  modes?: ExclusiveMode[];
  refused?: RefusedName[];
  /** Values that can't be combined, beside what the modes exclude. */
  conflicts?: Conflict[];
  /** For prompts that can end with a list of boxes: the fields that give the frame under the boxes. */
  boundingBoxes?: { imageField: string; aspectRatioField: string } | null;
}

/** One model of the service: its description and parameters. Rendering is the renderer's concern. */
export interface ModelDefinition<Parameters extends z.ZodObject = z.ZodObject> extends Required<ModelDescription> {
  /** The source of the checks, the form and the documentation: a strict object in display order. */
  parameters: Parameters;
  /** Set when `id` is a hosted model's name that a model of this service serves; null for a model's own id. */
  hosted: HostedName | null;
  engine: null;
}

/** Which engine generates for a model, and what is known of it. */
export interface EngineSource {
  /** The name of the engine in the settings. */
  name: string;
  /** Its name for users. */
  title: string;
  /** Its kind, as in `comfyui`. */
  kind: string;
  /** The version of the model, by which the database stores how its parameters reach the engine. */
  version: string;
  /** What generates its results, for users. */
  renderer: Model['renderer'];
  /** Prices in US dollars as the models endpoint returns them; null when none is set or published. */
  pricing: Pricing | null;
  /** Why it can't generate now, as a sentence; null when it can. */
  unavailable: string | null;
}

/** What the service computes from a request for an engine: pixels, seconds, a number of frames, frames per second. */
export const measures = ['$width', '$height', '$seconds', '$frames', '$fps', '$seed'] as const;
export type Measure = (typeof measures)[number];

/** Whether a name of a map is that of a measure. */
export function isMeasure(name: string): name is Measure {
  return measures.some((measure) => measure === name);
}

/** The numbers that an engine accepts: from `minimum` to `maximum`, in steps from `minimum` (from 0 without one). */
export interface NumberGrid {
  minimum: number | null;
  maximum: number | null;
  step: number | null;
}

/** What the service does around an engine that generates under a name of this service. */
export interface ModelBinding {
  /** The measures that the engine takes, and which values. The worker adds them to the parameters of a job. */
  measures: Partial<Record<Measure, NumberGrid>>;
  /**
   * The sides that the engine takes as parameters and only in steps. The worker rounds them up, and cuts the exact size out
   * of the result. Models stored by older versions lack it.
   */
  sides?: Partial<Record<'width' | 'height', NumberGrid>>;
  /** Frames per second of the engine's videos, where no request sets them; null where that is unknown. */
  framesPerSecond: number | null;
  /** The parameter that says how many results to generate, each by a request of its own; null when the engine reads it. */
  count: string | null;
  /** The parameter that names the file format to convert results to; null when the engine reads it. */
  format: string | null;
  /** The parameter that asks for a watermark, which the service draws; null when the engine reads it. */
  watermark: string | null;
  /** Whether results get the exact size that the request gives, since the engine may round it. */
  hasExactSize: boolean;
}

/** A model that an engine generates for, with the request schema that its engine or its binding states. */
export interface EngineModelDefinition extends Required<ModelDescription> {
  requestSchema: JsonObject;
  hosted: null;
  engine: EngineSource;
  /** Set when it has a name of this service; null for a model of its own. Models stored by older versions lack it. */
  binding?: ModelBinding | null;
}

/** A model of the catalogue: of this service, or of an engine. */
export type CatalogueModel = ModelDefinition | EngineModelDefinition;

/** A request for the renderer. `Input` is the type of its media. */
export interface ReadRequest<Input> {
  /** Checked, defaults filled in. */
  parameters: JsonObject;
  /** Media by parameter name, fetched. */
  inputs: Record<string, Input[]>;
}

/** A parameter of a hosted model that has no effect here. */
export interface UnusedParameter {
  name: string;
  reason: string;
}

/** How this service serves a hosted model's name. */
export interface HostedName {
  /** The model of this service that serves it. */
  model: ModelDefinition;
  /** Converts a request for the hosted model to one for the serving model. */
  toModel: <Input>(request: ReadRequest<Input>) => ReadRequest<Input>;
  /** Which of the given parameters have no effect, and why. */
  unusedIn: (parameters: JsonObject) => UnusedParameter[];
}

/** The model that serves a name. */
export function drawnModelOf(model: CatalogueModel): CatalogueModel {
  return model.hosted?.model ?? model;
}

/** What a description leaves out. */
export const absentFeatures = {
  promptTokenLimit: null,
  references: [],
  modes: [],
  refused: [],
  conflicts: [],
  boundingBoxes: null,
} satisfies Partial<ModelDescription>;

/** Defines a model, with the exact types of its id and its parameters for the code that renders it. */
export function defineModel<const Id extends ModelId, Parameters extends z.ZodObject>(
  declaration: ModelDescription & { id: Id; parameters: Parameters },
): ModelDefinition<Parameters> & { id: Id } {
  return { ...absentFeatures, ...declaration, hosted: null, engine: null };
}
