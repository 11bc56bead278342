import type { MediaKind } from '../../contract/media-kind.ts';
import type { ModelParameters } from '../models/definitions.ts';
import type { ModelId } from '../models/model-ids.ts';

/** The parameters of a model, or of any of several, once checked by its schema, defaults filled in. */
export type ParametersOf<Id extends ModelId> = ModelParameters[Id];

/** A media input, fetched and checked, as a file on this machine. */
export interface RenderInput {
  path: string;
  kind: MediaKind;
  /** By content, not by name. */
  contentType: string;
}

/** One generation to draw. It crosses a process boundary, so it is plain data. */
export interface RenderTask<Parameters = ParametersOf<ModelId>> {
  generationId: string;
  model: ModelId;
  /** Checked by the model's schema, defaults filled in. */
  parameters: Parameters;
  /** Media inputs by parameter name, in the order given. */
  inputs: Record<string, RenderInput[]>;
  /** Decides everything that chance would; the same task with the same seed gives the same bytes. */
  seed: number;
  /** An empty folder for the results and for temporary files. */
  directory: string;
}

/** What a renderer may use while it works. */
export interface RenderContext {
  /** Says how much is done, 0 to 1; cheap enough to call for each frame. */
  onProgress: (share: number) => void;
  /** Ends the work. A renderer that does not listen is ended by its process being killed. */
  signal: AbortSignal;
  /** Reports how the task was planned, as plain data for the service's debug log. */
  onPlan?: (plan: Record<string, unknown>) => void;
}

/** A result on disk, inside the task's folder. */
export interface RenderedFile {
  path: string;
  contentType: string;
  /** Pixels as shown. */
  width: number;
  height: number;
  durationSeconds: number | null;
}

/** Draws one kind of task. Throws `EaselError('invalid_params', …)` with fields when the request is to blame. */
export type RenderFunction<Parameters = Record<string, unknown>> = (
  task: RenderTask<Parameters>,
  context: RenderContext,
) => Promise<RenderedFile[]>;

/** Draws the tasks of one model, as `Render<'ie-10'>`, or of each of several. */
export type Render<Id extends ModelId> = RenderFunction<ParametersOf<Id>>;

/** Loads the function that draws each model: a table that lacks a model, or gives it a function for another, is a type error. */
export type RenderTable = { readonly [Id in ModelId]: () => Promise<Render<Id>> };

/** Something that turns tasks into media. The built-in one draws without a neural model; others can stand beside it. */
export interface Renderer {
  name: string;
  /** Whether a neural model draws. */
  isNeural: boolean;
  /** How it draws, in a sentence for those who choose a model. */
  note: string;
  /** The function that draws a model, loaded when first asked for. Null for any id that this renderer does not draw. */
  load: <Id extends ModelId>(model: Id) => Promise<Render<Id> | null>;
}
