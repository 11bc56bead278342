import type { ApiCall, CallStyle, CodeLanguage } from './api-call';
import { curlCode } from './curl-code';
import { pythonCode } from './python-code';
import { typescriptCode } from './typescript-code';

const writers = { curl: curlCode, typescript: typescriptCode, python: pythonCode };

/**
 * A call as code that runs as pasted, with only the language's standard library. The key is read from the environment
 * variable `MEDIA_API_KEY`; it is never part of the code.
 */
export function requestCode(call: ApiCall, language: CodeLanguage, style: CallStyle): string {
  return writers[language](call, style);
}
