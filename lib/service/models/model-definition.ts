import type { z } from 'zod';
import type { MediaKind, MediaType } from '../../contract/media-kind.ts';
import type { JsonObject } from '../../contract/model.ts';
import type { CitationGroup } from '../../contract/prompt/citations.ts';
import type { Conflict, ExclusiveMode } from './conflicts.ts';
import type { ModelId } from './model-ids.ts';

/** Paths of the endpoints that wait for the result, below `/api/ai`. */
export const syncEndpoints = ['/images/edit', '/images/generate', '/videos/generate'] as const;
export type SyncEndpoint = (typeof syncEndpoints)[number];

/** A parameter that is never taken, and why. */
export interface RefusedName {
  name: string;
  reason: string;
}

/** What a model says of itself; the optional properties may be left out. */
interface ModelDeclaration<Parameters extends z.ZodObject> {
  /** A model id, as in `ig-1`, or the name of a hosted model. */
  id: string;
  /** Other identifiers that select it. */
  aliases: string[];
  displayName: string;
  /** One line for a list. */
  summary: string;
  /** What it does and how to get the best of it, a few sentences. */
  description: string;
  mediaType: MediaType;
  /** Path of the synchronous endpoint that is documented for it, below `/api/ai`. */
  endpoint: SyncEndpoint;
  /** Media that it takes beside text. */
  inputs: ('text' | MediaKind)[];
  /** The only source of the check, the form, the documentation: a strict object in display order. */
  parameters: Parameters;
  /** Names shown at first beside the required ones. */
  basic: string[];
  /** Most tokens of the prompt, counted as o200k_base; null without a limit of its own. */
  promptTokenLimit?: number | null;
  /** Which references the prompt may cite, and how. */
  references?: CitationGroup[];
  /** Groups of fields that exclude each other; empty when there are none. */
  modes?: ExclusiveMode[];
  refused?: RefusedName[];
  /** Values that can't stand together, beside what the modes exclude. */
  conflicts?: Conflict[];
  /** Which fields a layout's boxes are drawn over, when the prompt may end in a list of boxes. */
  boundingBoxes?: { imageField: string; aspectRatioField: string } | null;
}

/** One model of the service: what it is and what it takes. How it draws is the renderer's concern. */
export interface ModelDefinition<Parameters extends z.ZodObject = z.ZodObject> extends Required<
  ModelDeclaration<Parameters>
> {
  /** Set when `id` is a hosted model's name, under which a model of this service answers; null for a model's own id. */
  hosted: HostedName | null;
}

/** A request on its way to the renderer. `Input` is how its media are handed over. */
export interface ReadRequest<Input> {
  /** Checked, defaults filled in. */
  parameters: JsonObject;
  /** Media by parameter name, fetched. */
  inputs: Record<string, Input[]>;
}

/** A parameter that a hosted model has and that changes nothing here. */
export interface UnusedParameter {
  name: string;
  reason: string;
}

/** What a hosted model's name stands for. */
export interface HostedName {
  /** The model of this service that draws. */
  model: ModelDefinition;
  /** Turns a request of the hosted model into one of the model that draws. */
  toModel: <Input>(request: ReadRequest<Input>) => ReadRequest<Input>;
  /** Which of the parameters given change nothing, and why. */
  unusedIn: (parameters: JsonObject) => UnusedParameter[];
}

/** The model that draws what is asked for under a name. */
export function drawnModelOf(model: ModelDefinition): ModelDefinition {
  return model.hosted?.model ?? model;
}

/** Declares a model, keeping the types of its id and of its parameters for the code that draws it. */
export function defineModel<const Id extends ModelId, Parameters extends z.ZodObject>(
  declaration: ModelDeclaration<Parameters> & { id: Id },
): ModelDefinition<Parameters> & { id: Id } {
  const absent = { promptTokenLimit: null, references: [], modes: [], refused: [], conflicts: [], boundingBoxes: null };
  return { ...absent, ...declaration, hosted: null };
}
