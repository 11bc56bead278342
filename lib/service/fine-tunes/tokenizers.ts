/** A tokenizer by name, and the models that are counted with it. */
export interface Tokenizer {
  name: 'cl100k_base' | 'o200k_base';
  countTokens: (text: string) => number;
}

const olderModels = /gpt-4(?!o|\.)|gpt-3\.5|davinci|babbage|cl100k|llama-?2|mistral/i;

/** Name of the tokenizer that a base model's dataset is counted with: cl100k for older families, o200k for all others. */
export function tokenizerNameFor(baseModel: string): Tokenizer['name'] {
  return olderModels.test(baseModel) ? 'cl100k_base' : 'o200k_base';
}

/** Loads a tokenizer; its table takes some hundred milliseconds, so only the one that is needed. */
export async function loadTokenizer(name: Tokenizer['name']): Promise<Tokenizer> {
  const { countTokens } =
    name === 'cl100k_base'
      ? await import('gpt-tokenizer/encoding/cl100k_base')
      : await import('gpt-tokenizer/encoding/o200k_base');
  // Words such as <|endoftext|> in a dataset are text, not commands.
  const asText = { disallowedSpecial: new Set<string>() };
  return { name, countTokens: (text) => countTokens(text, asText) };
}
