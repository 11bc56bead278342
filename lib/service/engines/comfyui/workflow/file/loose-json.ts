import { parseJson } from '../../../../../upstream/parse-json.ts';

/** A string, which stays, or a number that Python writes and JSON lacks. */
const stringOrNonFinite = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\b(?:NaN|Infinity)\b/gs;

/**
 * Parses JSON as Python writes it: `NaN` and `Infinity` become null. ComfyUI's metadata holds them where a node says
 * that it always runs anew.
 *
 * @returns `undefined` for what is no JSON
 */
export function parseLooseJson(text: string): unknown {
  const strict = parseJson(text);
  if (strict !== undefined || !/NaN|Infinity/.test(text)) return strict;
  return parseJson(text.replaceAll(stringOrNonFinite, (found) => (found.startsWith('"') ? found : 'null')));
}
