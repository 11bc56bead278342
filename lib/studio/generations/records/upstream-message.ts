import type { JsonObject } from '../../../contract/model.ts';
import type { FieldIssue } from '../../../contract/error.ts';

/**
 * The fields of a request that an error message mentions: those whose name occurs in it as a word. A single common word
 * (`size`) counts only when quoted or written as code; `input_image` counts anywhere. Since an issue is shown beside
 * its field's name, the name is removed from the beginning of the message.
 */
export function findMentionedFields(message: string, request: JsonObject): FieldIssue[] {
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

/** A message of a media service with a full stop at its end, so that another sentence can follow. */
export function asSentence(message: string): string {
  const trimmed = message.trim();
  return /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
