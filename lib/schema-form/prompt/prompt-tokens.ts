import type { JsonObject } from '../../contract/model.ts';
import { isJsonObject, numberOf, textOf } from '../json.ts';

const saidLimit =
  /\b(?:up to|at most|max(?:imum)?(?: of)?|limit(?:ed to| of|:)?) (\d{1,3}(?:,\d{3})+|\d{2,7}) tokens\b/i;

/**
 * The token limit of a prompt, from its schema's `x-token-limit`, else from its description, as in “Up to 4,500
 * tokens”; null when neither has one.
 */
export function tokenLimit(schema: JsonObject): number | null {
  const limit = schema['x-token-limit'];
  const declared = isJsonObject(limit) ? numberOf(limit['tokens']) : numberOf(limit);
  const described = saidLimit.exec(textOf(schema['description']) ?? '')?.[1];
  return declared ?? (described === undefined ? null : Number(described.replaceAll(',', '')));
}

const pieces =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]|\p{L}[\p{L}\p{M}']*|\d+|[^\s\p{L}\p{M}\d]+|\n+/gu;
const wide = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]$/u;
const ascii = /^[a-z']+$/i;

function tokensOf(piece: string): number {
  if (wide.test(piece)) return 1;
  if (ascii.test(piece)) return piece.length <= 8 ? 1.05 : piece.length / 5.5;
  if (/^\d/.test(piece)) return Math.ceil(piece.length / 3);
  if (/^\p{L}/u.test(piece)) return Math.max(1, piece.length / 3.2);
  return piece.startsWith('\n') ? 1 : Math.max(1, piece.length / 2);
}

/**
 * Estimates the tokens of a text for tokenizers of the size of o200k_base, without their table of several megabytes:
 * most common words are one token, digits go in threes, Han and kana one each. Within a quarter for prose.
 */
export function estimateTokens(text: string): number {
  const sum = (text.match(pieces) ?? []).reduce((tokens, piece) => tokens + tokensOf(piece), 0);
  return Math.ceil(sum);
}
