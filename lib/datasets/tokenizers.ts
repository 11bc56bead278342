import type * as Encoding from 'gpt-tokenizer/encoding/o200k_base';
import {
  CL100K_TOKEN_SPLIT_REGEX as cl100kWords,
  O200K_TOKEN_SPLIT_REGEX as o200kWords,
  R50K_TOKEN_SPLIT_REGEX as r50kWords,
} from 'gpt-tokenizer/encodingParams/constants';
import { modelToEncodingMap } from 'gpt-tokenizer/mapping';
import { createWordEncoder } from './create-word-encoder.ts';

/** Names of the available tokenizers. */
export const tokenizerNames = ['o200k_base', 'o200k_harmony', 'cl100k_base', 'p50k_base', 'r50k_base'] as const;
export type TokenizerName = (typeof tokenizerNames)[number];

/** A loaded tokenizer. */
export interface Tokenizer {
  name: TokenizerName;
  /** Returns the ids of a text's tokens. */
  encode: (text: string) => number[];
}

/** The tokenizer for a base model, and whether it is the model's own. */
export interface TokenizerChoice {
  name: TokenizerName;
  isExact: boolean;
}

/** Model families that the library's list lacks, because the library uses o200k for every unlisted model. */
const newerModels = /^(?:chatgpt-4o|gpt-(?:4o|4\.[15]|5)|o[134])(?=[-.]|$)/;
const olderModels = /gpt-4(?!o|\.)|gpt-3\.5|davinci|babbage|cl100k|llama-?2|mistral/i;

/**
 * The tokenizer for a base model: its own where that is available, as for the GPT family; for others one with a
 * vocabulary of similar size: cl100k for older families, o200k for the rest.
 */
export function chooseTokenizer(baseModel: string): TokenizerChoice {
  const plain = baseModel
    .trim()
    .toLowerCase()
    .replace(/^openai\//, '');
  const published = Object.hasOwn(modelToEncodingMap, plain) ? modelToEncodingMap[plain as 'gpt-4o'] : null;
  const newer = newerModels.test(plain) ? 'o200k_base' : null;
  const own = tokenizerNames.find((name) => name === (published ?? newer) || name === plain);
  if (own !== undefined) return { name: own, isExact: true };
  return { name: olderModels.test(baseModel) ? 'cl100k_base' : 'o200k_base', isExact: false };
}

const load: Record<TokenizerName, () => Promise<Pick<typeof Encoding, 'encode' | 'setMergeCacheSize'>>> = {
  o200k_base: () => import('gpt-tokenizer/encoding/o200k_base'),
  o200k_harmony: () => import('gpt-tokenizer/encoding/o200k_harmony'),
  cl100k_base: () => import('gpt-tokenizer/encoding/cl100k_base'),
  p50k_base: () => import('gpt-tokenizer/encoding/p50k_base'),
  r50k_base: () => import('gpt-tokenizer/encoding/r50k_base'),
};

const splits: Record<TokenizerName, RegExp> = {
  o200k_base: o200kWords,
  o200k_harmony: o200kWords,
  cl100k_base: cl100kWords,
  p50k_base: r50kWords,
  r50k_base: r50kWords,
};

/** Loads a tokenizer. Its table takes some hundred milliseconds, so only the requested one is loaded. */
export async function loadTokenizer(name: TokenizerName): Promise<Tokenizer> {
  const { encode, setMergeCacheSize } = await load[name]();
  // The library's cache holds substrings, which retain whole texts in memory; `createWordEncoder` caches copies
  // instead.
  setMergeCacheSize(0);
  // Words such as <|endoftext|> in a dataset are text, not commands.
  const asText = { disallowedSpecial: new Set<string>() };
  return { name, encode: createWordEncoder(splits[name], (word) => encode(word, asText)) };
}
