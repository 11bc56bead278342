import type { JsonObject, LooseModel } from '@/lib/contract/model';
import { makesVideo } from '@/lib/client/models/intents';
import { mediaFieldsOf, schemaOf } from '@/lib/client/models/media-fields';

/** Languages that a call can be copied in. */
export const codeLanguages = ['curl', 'typescript', 'python'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

/** The three styles of one call: wait for the result, poll the queue, or listen to events. */
export const callStyles = ['sync', 'queue', 'events'] as const;
export type CallStyle = (typeof callStyles)[number];

/** A call of the media API. */
export interface ApiCall {
  /** Where the media API is, as in `https://media.example`, with a path where it lies below one. */
  origin: string;
  /** The path of the model's sync endpoint, as in `/api/ai/images/generate`. */
  path: string;
  /** The whole request, the model with it. */
  body: JsonObject;
}

/**
 * The path of the endpoint that waits for the result: as the model says, else by its output and inputs. Services name
 * `/images/generate` for all image models; those with image inputs are documented under `/images/edit`, and both accept them.
 */
export function callPath(model: LooseModel): string {
  const named = model.endpoint?.replace(/^\/?(?:api\/ai)?\/?/, '') ?? '';
  if (named !== '' && named !== 'images/generate') return `/api/ai/${named}`;
  if (named === '' && makesVideo(model)) return '/api/ai/videos/generate';
  const hasImageInput = mediaFieldsOf(schemaOf(model)).some(({ kind }) => kind !== 'audio');
  return hasImageInput ? '/api/ai/images/edit' : '/api/ai/images/generate';
}
