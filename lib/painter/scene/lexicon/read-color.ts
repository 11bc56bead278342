import { type Oklch, shift } from '../../colour/oklch.ts';
import { colorModifiers, colorWords } from './colors.ts';
import type { Token } from './tokens.ts';

/** Colour words that also name a thing: after an article, without a noun after them, they are the thing. */
const things = new Set(['orange', 'lemon', 'peach', 'apricot', 'plum', 'cherry', 'rose', 'coral', 'sand']);
const afterThing = new Set([
  'on',
  'in',
  'and',
  'with',
  'at',
  'by',
  'of',
  'under',
  'over',
  'beside',
  'near',
  'or',
  'from',
]);

function isThing(tokens: Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1]?.word;
  const after = tokens[at + 1];
  if (token === undefined || !things.has(token.word)) return false;
  const endsThere = after === undefined || after.clause !== token.clause || afterThing.has(after.word);
  return (before === 'a' || before === 'an') && endsThere;
}

/** The colour that begins at a token, including modifiers: `deep violet`, `pale pink`. Null when there is none. */
export function readColor(tokens: Token[], at: number): { color: Oklch; length: number } | null {
  const clause = tokens[at]?.clause;
  let [l, c, length] = [0, 1, 0];
  for (;;) {
    const token = tokens[at + length];
    if (token === undefined || token.clause !== clause) return null;
    const named = colorWords[token.word];
    if (named !== undefined) {
      return isThing(tokens, at + length) ? null : { color: shift(named, { l, c }), length: length + 1 };
    }
    const modifier = colorModifiers[token.word];
    if (modifier === undefined || length > 1) return null;
    l += modifier.l;
    c *= modifier.c;
    length += 1;
  }
}
