import { describe, expect, it } from 'vitest';
import { markText } from './mark-text';

const marked = (text: string, words: string[]) =>
  markText(text, words)
    .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('');

describe('markText', () => {
  it('marks words that begin with a searched one, without regard to case and accents', () => {
    expect(marked('Removes the Background', ['remove', 'background'])).toBe('[Removes] the [Background]');
    expect(marked('Écran large', ['ecran'])).toBe('[Écran] large');
  });

  it('does not mark letters within words, nor single letters', () => {
    expect(marked('2× or 4× upscaling', ['scaling', '4', 'or'])).toBe('2× [or] 4× upscaling');
    expect(marked('Portrait', ['or', 'po'])).toBe('Portrait');
  });
});
