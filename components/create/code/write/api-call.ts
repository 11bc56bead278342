import type { JsonObject, LooseModel } from '@/lib/contract/model';
import { makesVideo } from '@/lib/client/models/model-intents';
import { mediaFieldsOf } from '@/lib/client/models/media-fields';
import { schemaOf } from '@/lib/client/models/schema-of';

/** The languages of copied calls. */
export const codeLanguages = ['curl', 'typescript', 'python'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

/** The three styles of one call: wait for the result, poll the queue, or listen to events. */
export const callStyles = ['sync', 'queue', 'events'] as const;
export type CallStyle = (typeof callStyles)[number];

/** A call of the media API. */
export interface ApiCall {
  /** The base URL of the media API, as in `https://media.example`, with its path if it has one. */
  origin: string;
  /** The path of the model's sync endpoint, as in `/api/ai/images/generate`. */
  path: string;
  /** The whole request, including the model. */
  body: JsonObject;
}

/**
 * The path of the synchronous endpoint: the model's own, else derived from its output and inputs. Services name
 * `/images/generate` for all image models; those with image inputs are documented under `/images/edit`, and both accept
 * them.
 */
export function callPath(model: LooseModel): string {
  const named = model.endpoint?.replace(/^\/?(?:api\/ai)?\/?/, '') ?? '';
  if (named !== '' && named !== 'images/generate') return `/api/ai/${named}`;
  if (named === '' && makesVideo(model)) return '/api/ai/videos/generate';
  const hasImageInput = mediaFieldsOf(schemaOf(model)).some(({ kind }) => kind !== 'audio');
  return hasImageInput ? '/api/ai/images/edit' : '/api/ai/images/generate';
}
