/** Words of a media service as a sentence, whatever they end with, so that others can follow. */
export function asSentence(words: string): string {
  const trimmed = words.trim();
  return /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
