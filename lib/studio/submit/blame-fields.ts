import type { FieldIssue } from '../../contract/error.ts';
import type { JsonObject } from '../../contract/model.ts';

/**
 * The fields of a request that an error message speaks of: those whose name occurs in it as a word. A single common word
 * (`size`) counts only when quoted or written as code, `input_image` counts anywhere. A fault is shown beside its field's
 * name, so that a message that begins with that name is given without it.
 */
export function blameFields(message: string, request: JsonObject): FieldIssue[] {
  return Object.keys(request)
    .filter((name) => name !== 'model' && mentions(message, name))
    .map((name) => ({
      pointer: `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      message: withoutName(message, name),
    }));
}

function escape(name: string): string {
  return name.replaceAll(/[^\w]/g, String.raw`\$&`);
}

function withoutName(message: string, name: string): string {
  const beginning = new RegExp(String.raw`^["'\u0060“‘]?${escape(name)}(?![\w])["'\u0060”’]?\s*:?\s*`);
  const rest = message.replace(beginning, '');
  return rest === '' ? message : rest;
}

function mentions(message: string, name: string): boolean {
  const escaped = escape(name);
  const word = new RegExp(String.raw`(?<![\w])${escaped}(?![\w])`);
  const marked = new RegExp(
    String.raw`(?:["'\u0060“‘/.]|\b(?:field|parameter|param)s? )${escaped}(?![\w])|^${escaped}(?![\w])|(?<![\w])${escaped}["'\u0060”’:]`,
  );
  return (name.includes('_') ? word : marked).test(message);
}
