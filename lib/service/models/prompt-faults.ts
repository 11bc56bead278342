import type { FieldFault } from '../../contract/error.ts';
import type { JsonObject } from '../../contract/model.ts';
import { readBoundingBoxes } from './bounding-boxes.ts';
import { readNumberedCitations, type Citation } from './citations.ts';
import { countPromptTokens } from './count-prompt-tokens.ts';
import type { Profile } from './profile.ts';
import { promptTokenizer } from './request-schema.ts';

function tooManyTokens(prompt: string, limit: number | null): string[] {
  // No token is shorter than a byte.
  if (limit === null || Buffer.byteLength(prompt) <= limit) return [];
  const tokens = countPromptTokens(prompt);
  if (tokens <= limit) return [];
  const [most, counted] = [limit, tokens].map((count) => count.toLocaleString('en'));
  return [`at most ${most} tokens, counted as ${promptTokenizer}; this has ${counted}: shorten it`];
}

function countOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'string' ? 1 : 0;
}

function orphanWords(citation: Citation, prompt: string, given: number): string {
  const cited = prompt.slice(citation.start, citation.end).replace(/^@/, '');
  if (citation.index < 0) return `it cites “${cited}”; references count from 1`;
  const has = given === 0 ? `${citation.field} is empty` : `${citation.field} has ${given}`;
  return `it cites “${cited}”, but ${has}; add the reference or leave the citation out`;
}

function orphanedCitations(prompt: string, profile: Profile, parameters: JsonObject): string[] {
  const orphans = readNumberedCitations(prompt, profile.references).filter(
    ({ field, index }) => index < 0 || index >= countOf(parameters[field]),
  );
  const words = orphans.map((citation) => orphanWords(citation, prompt, countOf(parameters[citation.field])));
  return [...new Set(words)];
}

/** What is wrong with a prompt beyond its type: too long in tokens, a citation without its reference, a bad list of boxes. */
export function promptFaults(profile: Profile, parameters: JsonObject): FieldFault[] {
  const { prompt } = parameters;
  if (typeof prompt !== 'string' || prompt.length > 32_000) return [];
  const boxes = profile.boundingBoxes === null ? null : readBoundingBoxes(prompt).fault;
  const words = [
    ...tooManyTokens(prompt, profile.promptTokenLimit),
    ...orphanedCitations(prompt, profile, parameters),
    ...(boxes === null ? [] : [boxes]),
  ];
  return words.map((message) => ({ pointer: '/prompt', message }));
}
