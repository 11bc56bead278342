import type { FieldFault } from '../../contract/error.ts';
import type { JsonObject } from '../../contract/model.ts';

/**
 * The fields of a request that an error message speaks of: those whose name occurs in it as a word. A single common word
 * (`size`) counts only when quoted or written as code, `input_image` counts anywhere.
 */
export function blameFields(message: string, request: JsonObject): FieldFault[] {
  return Object.keys(request)
    .filter((name) => name !== 'model' && mentions(message, name))
    .map((name) => ({ pointer: `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, message }));
}

function mentions(message: string, name: string): boolean {
  const escaped = name.replaceAll(/[^\w]/g, String.raw`\$&`);
  const word = new RegExp(String.raw`(?<![\w])${escaped}(?![\w])`);
  const marked = new RegExp(
    String.raw`(?:["'\u0060“‘/.]|\b(?:field|parameter|param)s? )${escaped}(?![\w])|^${escaped}(?![\w])|(?<![\w])${escaped}["'\u0060”’:]`,
  );
  return (name.includes('_') ? word : marked).test(message);
}
