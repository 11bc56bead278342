import type { JsonObject } from '@/lib/contract/model';
import { curlCode } from './curl-code';
import { pythonCode } from './python-code';
import { typescriptCode } from './typescript-code';

/** Languages that a call can be copied in. */
export const codeLanguages = ['curl', 'typescript', 'python'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

/** The three styles of one call: wait for the result, ask until it is there, or hear when it is. */
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

const writers = { curl: curlCode, typescript: typescriptCode, python: pythonCode };

/**
 * A call as code that runs as pasted, with nothing but what comes with the language. The key is read from the environment
 * variable `MEDIA_API_KEY`; it never stands in the code.
 */
export function requestCode(call: ApiCall, language: CodeLanguage, style: CallStyle): string {
  return writers[language](call, style);
}
