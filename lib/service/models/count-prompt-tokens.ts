import { createRequire } from 'node:module';
import type { countTokens } from 'gpt-tokenizer/encoding/o200k_base';

interface Encoding {
  countTokens: typeof countTokens;
}

const require = createRequire(import.meta.url);
// Words such as <|endoftext|> in a prompt are text, not commands.
const asText = { disallowedSpecial: new Set<string>() };
// The tokenizer's time grows with the square of a run without spaces; parts of this length keep it in bounds.
const part = /[\s\S]{1,500}(?=\s|$)|[\s\S]{1,500}/g;

/**
 * Tokens of a prompt, counted as o200k_base. Exact for texts with a space in each 500 characters; longer runs may count a token more for each 500.
 */
export function countPromptTokens(prompt: string): number {
  // The table takes some 130 ms and 60 MB: only a process that meets a long prompt loads it.
  const { countTokens } = require('gpt-tokenizer/encoding/o200k_base') as Encoding;
  return (prompt.match(part) ?? []).reduce((sum, text) => sum + countTokens(text, asText), 0);
}
