import type { MediaKind } from '../../contract/media-kind.ts';
import type { ModelParameters } from '../models/definitions.ts';
import type { ModelId } from '../models/model-ids.ts';

/** The checked parameters of a model, or of one of several, with defaults filled in. */
export type ParametersOf<Id extends ModelId> = ModelParameters[Id];

/** A media input as a local file, fetched and checked. */
export interface RenderInput {
  path: string;
  kind: MediaKind;
  /** Detected from the content, not from the name. */
  contentType: string;
}

/** One generation to render. Plain data, because it crosses a process boundary. */
export interface RenderTask<Parameters = ParametersOf<ModelId>> {
  generationId: string;
  model: ModelId;
  /** Checked by the model's schema, with defaults filled in. */
  parameters: Parameters;
  /** Media inputs by parameter name, in the request's order. */
  inputs: Record<string, RenderInput[]>;
  /** Seeds all randomness: the same task with the same seed gives the same bytes. */
  seed: number;
  /** An empty folder for the results and for temporary files. */
  directory: string;
}

/** What a renderer can use during a task. */
export interface RenderContext {
  /** Reports the progress from 0 to 1; cheap enough to call for each frame. */
  onProgress: (share: number) => void;
  /** Aborted to end the task. The process of a renderer that does not react is killed. */
  signal: AbortSignal;
  /** Reports the renderer's plan for the task, as plain data for the service's debug log. */
  onPlan?: (plan: Record<string, unknown>) => void;
}

/** A result on disk, inside the task's folder. */
export interface RenderedFile {
  path: string;
  contentType: string;
  /** Pixels as displayed. */
  width: number;
  height: number;
  durationSeconds: number | null;
}

/** Renders one kind of task. Throws `EaselError('invalid_params', …)` with fields for an issue of the request. */
export type RenderFunction<Parameters = Record<string, unknown>> = (
  task: RenderTask<Parameters>,
  context: RenderContext,
) => Promise<RenderedFile[]>;

/** Renders the tasks of one model, such as `Render<'ie-10'>`, or of several. */
export type Render<Id extends ModelId> = RenderFunction<ParametersOf<Id>>;

/** Loads the render function of each model. A missing model, or a function for another model, is a type error. */
export type RenderTable = { readonly [Id in ModelId]: () => Promise<Render<Id>> };

/** Turns tasks into media. The built-in renderer has no neural model; others can replace it. */
export interface Renderer {
  name: string;
  /** Whether it uses a neural model. */
  isNeural: boolean;
  /** How it renders, in a sentence for users who choose a model. */
  note: string;
  /** Loads the render function of a model. Null for an id that this renderer does not support. */
  load: <Id extends ModelId>(model: Id) => Promise<Render<Id> | null>;
}
