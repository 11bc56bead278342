/** A word of a prompt and its clause; clauses end at punctuation. */
export interface Token {
  word: string;
  clause: number;
}

/** Lower-case words with their clauses. Hyphens split words, apostrophes are removed. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const clauses = text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[.,;:!?()[\]{}\n|/–—]+/);
  for (const [clause, words] of clauses.entries()) {
    for (const [word] of words.matchAll(/[\p{L}\p{N}&]+/gu)) tokens.push({ word, clause });
  }
  return tokens;
}
