import type { MediaKind, MediaType } from '../../contract/media-kind.ts';
import type { JsonObject, Model, Pricing } from '../../contract/model.ts';
import type { Measure, NumberGrid } from '../models/model-definition.ts';

/** A model that an engine offers: plain JSON, which the database stores with its version. */
export interface EngineModel {
  /** Its name in the catalogue. */
  id: string;
  title: string;
  /** One line for a list. */
  summary: string;
  description: string;
  mediaType: MediaType;
  /** The media that it accepts beside text. */
  inputs: ('text' | MediaKind)[];
  /**
   * The request schema as the models endpoint returns it: an object schema with `properties`, `required`, `basic`, and
   * the extensions of `FieldMeta`, among them `renderType`, which marks fields that hold media URLs. With a map in the
   * settings: what the engine accepts for each parameter of the map.
   */
  requestSchema: JsonObject;
  /** The measures of the settings' map that it takes, and which numbers. */
  measures?: Partial<Record<Measure, NumberGrid>>;
  /** Frames per second of its videos, unless a request sets them; absent where that is unknown. */
  framesPerSecond?: number | null;
  /** How parameters become the engine's request. Only the engine reads it; it must not contain secrets. */
  plan: JsonObject;
  /** Prices in US dollars, where the engine publishes them. */
  pricing?: Pricing;
  /** What generates its results, where the engine says so. */
  renderer?: Model['renderer'];
  /** Why it can't be used now, as a sentence, such as a node that the engine lacks; null when it can. */
  unavailable: string | null;
}

/** What an engine says about itself. */
export interface Discovery {
  /** Name and version of the program, as in `ComfyUI 0.3.64`. */
  software: string;
  models: EngineModel[];
}

/** A media input as a local file, fetched and recognised by content. */
export interface EngineInput {
  path: string;
  kind: MediaKind;
  contentType: string;
}

/** One generation for an engine. */
export interface EngineJob {
  /** Our own id of this attempt to send it, a UUID, which the database stores before anything is sent. */
  key: string;
  model: EngineModel;
  /** Checked by the model's schema, with defaults filled in. */
  parameters: JsonObject;
  /** Media by parameter name, in the request's order. */
  inputs: Record<string, EngineInput[]>;
  /** For models with a field `seed` that the request left empty. */
  seed: number;
}

/** With what a generation is found again at its engine: JSON without secrets, which any worker can go on with. */
export type Handle = JsonObject;

/** A result on disk, inside the job's folder. Its type is recognised by content later. */
export interface EngineOutput {
  path: string;
}

/**
 * The longest time that the request which starts work may take, in ms, at an engine whose `find` can say `never arrived`:
 * as long as the largest body takes at 8 Mbit/s, and half a minute more. Until then, the request of a worker that lost
 * its database may still be on its way.
 */
export const sendingDeadlineMs = 100_000;

/** What `submit` can use. */
export interface SubmitOptions {
  signal: AbortSignal;
  /**
   * Must be awaited immediately before the request that starts, and may bill, the work; uploads come first. It writes
   * the key to the database, and throws when this attempt may no longer send.
   */
  onSending: () => Promise<void>;
  /**
   * A folder that exists as long as this attempt, for results that arrive with the answer itself: synchronous engines
   * write them here, and their handle names the files. When a worker dies in between, and the folder with it, `follow`
   * throws `forgotten`: a paid generation then fails with "may have been made and billed", a free one is sent again.
   */
  directory: string;
}

/** What `follow` can use. */
export interface FollowOptions {
  signal: AbortSignal;
  /** An empty folder for the results. */
  directory: string;
  /** The largest result. */
  limitBytes: number;
  /** Reports the progress from 0 to 1. */
  onProgress: (share: number) => void;
  /** Reports an image of the unfinished result: JPEG, PNG or WebP. */
  onPreview: (image: Uint8Array) => void;
}

/**
 * A client of one engine: something that generates media by its own protocol. Every method throws `EngineError` for the
 * three failures that the worker reacts to, and `EaselError` for an end that the user is told of, with the fields that
 * caused it. Messages never contain secrets.
 */
export interface Engine {
  readonly name: string;
  /** Whether sending twice may cost twice. */
  readonly isPaid: boolean;
  /** Asks the engine for its version, and for the models that the settings name or that it lists itself. */
  discover: (signal: AbortSignal) => Promise<Discovery>;
  /**
   * Sends a generation once, and never again by itself.
   *
   * @throws EngineError `away` when it surely did not arrive, `uncertain` when it may have
   */
  submit: (job: EngineJob, options: SubmitOptions) => Promise<Handle>;
  /**
   * What became of a key whose answer was lost: its handle; `never arrived`; or `unknown` when the engine can't say.
   *
   * @throws EngineError `away`
   */
  find: (key: string, signal: AbortSignal) => Promise<Handle | 'never arrived' | 'unknown'>;
  /**
   * Waits for the end and downloads the results, in order. Can be called again with the same handle, also by another
   * process, after it threw `away`.
   *
   * @throws EngineError `away`, or `forgotten` when the engine no longer knows the handle
   * @throws EaselError when the engine failed; `invalid_params` with issues for fields that it refused
   */
  follow: (handle: Handle, job: EngineJob, options: FollowOptions) => Promise<EngineOutput[]>;
  /**
   * Whether the results came with the answer, and only the attempt that received it has them: a stop lets it finish. By
   * default no handle is so.
   */
  holdsResults?: (handle: Handle) => boolean;
  /** Cancels what a handle names. Succeeds when it has ended already, or is unknown. @throws EngineError `away` */
  cancel: (handle: Handle, signal: AbortSignal) => Promise<void>;
  close: () => Promise<void>;
}
