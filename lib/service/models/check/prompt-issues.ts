import { createRequire } from 'node:module';
import type { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import type { JsonObject } from '../../../contract/model.ts';
import { readBoundingBoxes } from '../../../contract/prompt/bounding-boxes.ts';
import { readNumberedCitations, type Citation } from '../../../contract/prompt/citations.ts';
import type { CatalogueModel } from '../model-definition.ts';
import { promptTokenizer } from '../request-schema.ts';
import type { FieldIssue } from '../../../contract/error.ts';

interface Encoding {
  countTokens: typeof countTokens;
}

const require = createRequire(import.meta.url);
// Words such as <|endoftext|> in a prompt are text, not commands.
const asText = { disallowedSpecial: new Set<string>() };
// The tokenizer's time grows with the square of a run without spaces; parts of this length keep it in bounds.
const part = /[\s\S]{1,500}(?=\s|$)|[\s\S]{1,500}/g;

/**
 * Tokens of a prompt, counted as o200k_base. Exact for texts with a space in each 500 characters; longer runs may count a
 * token more for each 500.
 */
function countPromptTokens(prompt: string): number {
  // The table takes some 130 ms and 60 MB: only a process that meets a long prompt loads it.
  const { countTokens } = require('gpt-tokenizer/encoding/o200k_base') as Encoding;
  return (prompt.match(part) ?? []).reduce((sum, text) => sum + countTokens(text, asText), 0);
}

function tooManyTokens(prompt: string, limit: number | null): string[] {
  // No token is shorter than a byte.
  if (limit === null || Buffer.byteLength(prompt) <= limit) return [];
  const tokens = countPromptTokens(prompt);
  if (tokens <= limit) return [];
  const [most, counted] = [limit, tokens].map((count) => count.toLocaleString('en'));
  return [`can have at most ${most} tokens (${promptTokenizer}); this has ${counted}`];
}

function countOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'string' ? 1 : 0;
}

function orphanWords(citation: Citation, prompt: string, given: number): string {
  const cited = prompt.slice(citation.start, citation.end).replace(/^@/, '');
  if (citation.index < 0) return `cites “${cited}”, but references are numbered from 1`;
  const has = given === 0 ? `${citation.field} is empty` : `${citation.field} has ${given}`;
  return `cites “${cited}”, but ${has}; add the reference or remove the citation`;
}

function orphanedCitations(prompt: string, model: CatalogueModel, parameters: JsonObject): string[] {
  const orphans = readNumberedCitations(prompt, model.references).filter(
    ({ field, index }) => index < 0 || index >= countOf(parameters[field]),
  );
  const words = orphans.map((citation) => orphanWords(citation, prompt, countOf(parameters[citation.field])));
  return [...new Set(words)];
}

/** What is wrong with a prompt beyond its type: too long in tokens, a citation without its reference, a bad list of boxes. */
export function promptIssues(model: CatalogueModel, parameters: JsonObject): FieldIssue[] {
  const { prompt } = parameters;
  if (typeof prompt !== 'string' || prompt.length > 32_000) return [];
  const boxes = model.boundingBoxes === null ? null : readBoundingBoxes(prompt).error;
  const words = [
    ...tooManyTokens(prompt, model.promptTokenLimit),
    ...orphanedCitations(prompt, model, parameters),
    ...(boxes === null ? [] : [boxes]),
  ];
  return words.map((message) => ({ pointer: '/prompt', message }));
}
