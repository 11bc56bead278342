import { describe, expect, it } from 'vitest';
import { fitLines } from './fit-lines.ts';

/** Each character is as wide as one. */
const fit = (text: string, width: number, most: number) => fitLines(text, (line) => line.length, width, most);

describe('fitLines', () => {
  it.each([
    ['short', 10, 1, ['short']],
    ['a house by a lake', 8, 3, ['a house', 'by a', 'lake']],
    ['a house by a lake', 8, 1, ['a house…']],
    ['a house by a lake', 9, 2, ['a house', 'by a lake']],
    ['unbreakable', 4, 2, ['unbr', 'eak…']],
    ['two\n lines\t', 20, 2, ['two lines']],
    ['', 5, 2, []],
    ['wide', 0, 2, ['w', '…']],
  ])('fits %o into %i with %i lines', (text, width, most, lines) => {
    expect(fit(text, width, most)).toEqual(lines);
  });

  it('never cuts inside of a character', () => {
    expect(fit('👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 12, 1)).toEqual(['👩‍👩‍👧‍👦…']);
  });
});
